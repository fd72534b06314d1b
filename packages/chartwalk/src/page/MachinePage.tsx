import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { addressOf, countsOf } from '../catalogue.ts';
import type { CatalogueEntry, Group } from '../catalogue.ts';
import { ChartMode } from './ChartMode.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FoldingContext, useFolding } from './folding.ts';
import { modeModules } from './mode-modules.ts';
import type { ModeProps } from './mode-props.ts';
import { PageTitle } from './PageTitle.tsx';
import { TopBar } from './TopBar.tsx';
import { DrawingCircle, LayoutProgress, DrawingStatus } from './Undrawn.tsx';
import { useDrawing } from './use-drawing.ts';
import { ViewLinks } from './ViewLinks.tsx';
import { formatCount } from '../words.ts';

const SimulateMode = lazy(async () => ({ default: (await modeModules.simulate()).SimulateMode }));
const LiveMode = lazy(async () => ({ default: (await modeModules.live()).LiveMode }));
const CoverageMode = lazy(async () => ({ default: (await modeModules.coverage()).CoverageMode }));

type ModeOfPage = {
  label: string;
  Mode: ComponentType<ModeProps>;
  /** The groups of machines that this mode is offered for. By default, all groups. */
  groups?: readonly Group[];
};

const modes: Readonly<Record<string, ModeOfPage>> = {
  chart: { label: 'Chart', Mode: ChartMode },
  simulate: { label: 'Simulate', Mode: SimulateMode },
  live: { label: 'Live', Mode: LiveMode },
  coverage: { label: 'Coverage', Mode: CoverageMode, groups: ['production'] },
};

export function MachinePage({ mode, ...entry }: CatalogueEntry & { mode: string }) {
  const { chart, group, source } = entry;
  const { chart: shown, folding, query } = useFolding(chart);
  const arranged = useDrawing(shown);
  const { drawing } = arranged[0].context;
  const offered = Object.entries(modes).filter(([, { groups }]) => groups?.includes(group) ?? true);
  const chosen = offered.find(([value]) => value === mode)?.[1];
  if (!chosen) return <Navigate to={addressOf(chart.id)} replace />;
  const { Mode } = chosen;
  const { states, transitions } = countsOf(chart);
  return (
    <Box sx={{ height: { md: '100dvh' }, flex: 'none', display: 'flex', flexDirection: 'column' }}>
      <PageTitle view={chart.id} />
      <TopBar>
        <Box sx={{ pl: 1, mr: 'auto', minWidth: 0 }}>
          <Typography variant="h3" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {chart.id}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {formatCount(states, 'state')}, {formatCount(transitions, 'transition')}
            {group === 'files' && source !== null && `, ${source}`}
            <LayoutProgress drawing={arranged} />
          </Typography>
        </Box>
        <ViewLinks
          label="Modes"
          views={offered.map(([value, { label }]) => [label, addressOf(chart.id, value) + query])}
          current={addressOf(chart.id, mode) + query}
        />
        {drawing && <ExportMenu {...entry} drawing={drawing} />}
      </TopBar>
      <Box component="main" sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        {drawing ? (
          <FoldingContext value={folding}>
            <Suspense fallback={<DrawingCircle />}>
              <Mode {...entry} drawing={drawing} />
            </Suspense>
          </FoldingContext>
        ) : (
          <DrawingStatus drawing={arranged} />
        )}
      </Box>
    </Box>
  );
}
