import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { summarizeCoverage } from '../coverage.ts';
import type { Coverage, Share } from '../coverage.ts';
import { ChartAndPanel } from './ChartAndPanel.tsx';
import { coverageMachine } from './coverage-machine.ts';
import type { ModeProps } from './mode-props.ts';
import { noPaint } from './paint.ts';
import type { Paint } from './paint.ts';
import { PanelHeading } from './PanelHeading.tsx';

const places = { screen: 'Mounted screen', browser: 'Chromium' } as const;
type Place = keyof typeof places;

function paintAll(seen: Readonly<Record<string, boolean>>) {
  return new Map(
    Object.entries(seen).map(([name, isSeen]) => [name, isSeen ? 'covered' : 'missed'] as const),
  );
}

function paintOfCoverage({ states, transitions }: Coverage): Paint {
  return { states: paintAll(states), transitions: paintAll(transitions) };
}

function ShareRow({ label, share: { seen, all } }: { label: string; share: Share }) {
  return (
    <Box component="tr">
      <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 500, py: 0.5 }}>
        {label}
      </Box>
      <Box component="td" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {seen} of {all}
      </Box>
    </Box>
  );
}

function Missed({ coverage }: { coverage: Coverage }) {
  const guards = Object.entries(coverage.guards);
  const missed = [
    ...Object.entries(coverage.states).flatMap(([path, seen]) => (seen ? [] : [`state ${path}`])),
    ...Object.entries(coverage.transitions).flatMap(([name, seen]) => (seen ? [] : [name])),
    ...guards.flatMap(([name, { passed }]) => (passed ? [] : [`${name}: never passed`])),
    ...guards.flatMap(([name, { refused }]) => (refused ? [] : [`${name}: never refused`])),
  ];
  if (missed.length === 0) {
    return (
      <Alert severity="success">Every state, transition and side of a guard was walked.</Alert>
    );
  }
  return (
    <>
      <PanelHeading>Missed</PanelHeading>
      <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 13 }}>
        {missed.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </>
  );
}

/** What the path tests went through when they last ran. */
export function CoverageMode({ chart, drawing }: ModeProps) {
  const [snapshot, send] = useMachine(coverageMachine);
  const [parameters, setParameters] = useSearchParams();
  const place: Place = parameters.get('in') === 'browser' ? 'browser' : 'screen';
  const coverage = snapshot.context.records?.[place][chart.id];
  const paint = useMemo(() => (coverage ? paintOfCoverage(coverage) : noPaint), [coverage]);
  const summary = coverage && summarizeCoverage(coverage);
  return (
    <ChartAndPanel
      drawing={drawing}
      paint={paint}
      label={`Statechart of ${chart.id}, with coverage`}
      panelLabel="Coverage"
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        fullWidth
        value={place}
        aria-label="Where the paths were walked"
        onChange={(_, next: Place | null) => next && setParameters({ in: next }, { replace: true })}
        sx={{ mb: 2.5 }}
      >
        {Object.entries(places).map(([value, label]) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {snapshot.matches('failed') && (
        <Alert
          severity="error"
          action={<Button onClick={() => send({ type: 'coverage.retried' })}>Try again</Button>}
        >
          The record of the last test run can’t be loaded.
        </Alert>
      )}
      {(snapshot.matches('notMeasured') || (snapshot.matches('measured') && !coverage)) && (
        <Alert severity="info">
          {place === 'browser'
            ? 'No run in Chromium has measured this machine.'
            : 'No test run has measured this machine.'}{' '}
          Run <code>npm test</code>, then open this page from the same folder.
        </Alert>
      )}
      {coverage && summary && (
        <>
          <Box component="table" sx={{ width: '100%', mb: 2.5, borderCollapse: 'collapse' }}>
            <tbody>
              <ShareRow label="States" share={summary.states} />
              <ShareRow label="Transitions" share={summary.transitions} />
              <ShareRow label="Sides of guards" share={summary.guardSides} />
            </tbody>
          </Box>
          <Typography variant="body2" sx={{ mb: 2.5, color: 'text.secondary' }}>
            {coverage.paths} generated paths, {coverage.journeys} journeys written by hand.
          </Typography>
          <Missed coverage={coverage} />
        </>
      )}
    </ChartAndPanel>
  );
}
