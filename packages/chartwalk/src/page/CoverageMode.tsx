import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { Coverage } from '../coverage.ts';
import { ChartAndPanel } from './ChartAndPanel.tsx';
import { coverageMachine } from './coverage-machine.ts';
import { CoverageNumbers } from './CoverageNumbers.tsx';
import { CoverageTimes } from './CoverageTimes.tsx';
import type { ModeProps } from './mode-props.ts';
import { noPaint } from './paint.ts';
import type { Paint } from './paint.ts';
import { PanelHeading } from './PanelHeading.tsx';
import { useModeParameters } from './use-mode-parameters.ts';

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
      <Alert severity="success">
        {guards.length > 0
          ? 'Every state, transition and guard branch was covered.'
          : 'Every state and transition was walked; there are no guards.'}
      </Alert>
    );
  }
  return (
    <>
      <PanelHeading>Missed</PanelHeading>
      <Box component="ul" sx={{ pl: 2.5, listStyle: 'disc', fontSize: 13 }}>
        {missed.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </>
  );
}

/** Shows the coverage of the last run of the path tests. */
export function CoverageMode({ machine, chart, drawing }: ModeProps) {
  const [snapshot, send] = useMachine(coverageMachine);
  const [parameters, setParameters] = useModeParameters();
  const place: Place = parameters.get('in') === 'browser' ? 'browser' : 'screen';
  const coverage = snapshot.context.record?.[place][machine.id];
  const paint = useMemo(() => (coverage ? paintOfCoverage(coverage) : noPaint), [coverage]);
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
          action={<Button onClick={() => send({ type: 'record.retried' })}>Try again</Button>}
        >
          The record of the last test run can’t be loaded.
        </Alert>
      )}
      {(snapshot.matches('missing') || (snapshot.matches('loaded') && !coverage)) && (
        <Alert severity="info">
          {place === 'browser'
            ? 'No run in Chromium has measured this machine.'
            : 'No test run has measured this machine.'}{' '}
          Run the path tests, then open this page from the same folder.
        </Alert>
      )}
      {coverage && (
        <>
          <CoverageNumbers coverage={coverage} />
          <Missed coverage={coverage} />
          <CoverageTimes coverage={coverage} />
        </>
      )}
    </ChartAndPanel>
  );
}
