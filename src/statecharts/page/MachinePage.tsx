import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { countsOf } from '../catalogue.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import type { Drawing } from '../drawing/layout.ts';
import { ChartMode } from './ChartMode.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useDrawing } from './use-drawing.ts';

export type ModeProps = CatalogueEntry & { drawing: Drawing };

const SimulateMode = lazy(async () => ({
  default: (await import('./SimulateMode.tsx')).SimulateMode,
}));
const LiveMode = lazy(async () => ({ default: (await import('./LiveMode.tsx')).LiveMode }));
const CoverageMode = lazy(async () => ({
  default: (await import('./CoverageMode.tsx')).CoverageMode,
}));

const modes: Readonly<Record<string, { label: string; Mode: ComponentType<ModeProps> }>> = {
  chart: { label: 'Chart', Mode: ChartMode },
  simulate: { label: 'Simulate', Mode: SimulateMode },
  live: { label: 'Live', Mode: LiveMode },
  coverage: { label: 'Coverage', Mode: CoverageMode },
};

const waiting = (
  <Box sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
    <CircularProgress aria-label="Drawing the chart" />
  </Box>
);

/** One machine, in one of the modes. */
export function MachinePage({ machine, chart, mode }: CatalogueEntry & { mode: string }) {
  const [snapshot, send] = useDrawing(chart);
  const { drawing } = snapshot.context;
  const chosen = Object.hasOwn(modes, mode) ? modes[mode] : undefined;
  if (!chosen) return <Navigate to={`/${chart.id}`} replace />;
  const { Mode } = chosen;
  const { states, transitions } = countsOf(chart);
  return (
    <Box sx={{ height: { md: '100dvh' }, flex: 'none', display: 'flex', flexDirection: 'column' }}>
      <title>{`${chart.id} · Statecharts · FoodDash`}</title>
      <TopBar>
        <Box sx={{ pl: 1, mr: 'auto' }}>
          <Typography variant="h3" component="h1">
            {chart.id}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {states} states, {transitions} {transitions === 1 ? 'transition' : 'transitions'}
          </Typography>
        </Box>
        <Tabs component="nav" value={mode} aria-label="Modes" sx={{ minHeight: 44 }}>
          {Object.entries(modes).map(([value, { label }]) => (
            <Tab
              key={value}
              value={value}
              label={label}
              component={Link}
              to={value === 'chart' ? `/${chart.id}` : `/${chart.id}/${value}`}
              aria-current={value === mode ? 'page' : undefined}
              role="link"
              sx={{ minWidth: 0, textTransform: 'none', fontWeight: 600 }}
            />
          ))}
        </Tabs>
        {drawing && <ExportMenu machine={machine} chart={chart} drawing={drawing} />}
      </TopBar>
      <Box component="main" sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        {snapshot.matches('failed') && (
          <Alert
            severity="error"
            sx={{ m: 3, alignSelf: 'flex-start' }}
            action={<Button onClick={() => send({ type: 'drawing.retried' })}>Try again</Button>}
          >
            This chart can’t be arranged right now.
          </Alert>
        )}
        {snapshot.matches('arranging') && waiting}
        {drawing && (
          <Suspense fallback={waiting}>
            <Mode machine={machine} chart={chart} drawing={drawing} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
