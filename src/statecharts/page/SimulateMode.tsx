import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnyModel } from '../model.ts';
import { modelOf } from '../models.ts';
import { phraseOf, samplesOf } from '../simulation/samples.ts';
import type { Samples } from '../simulation/samples.ts';
import { possibilityOf, simulate } from '../simulation/simulate.ts';
import type { SimulatedEvent, SimulatedStep } from '../simulation/simulate.ts';
import { fromLink, toLink } from '../simulation/walk-link.ts';
import { innermost } from '../state-paths.ts';
import { ChartAndPanel } from './ChartAndPanel.tsx';
import { copyMachine } from './copy-machine.ts';
import { JsonBlock } from './JsonBlock.tsx';
import type { ModeProps } from './mode-props.ts';
import { moveLabel } from './move-label.ts';
import { MoveControls } from './MoveControls.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { paintOf } from './simulation-paint.ts';

/** The walk in the address, and how to change it. */
function useWalk(model: AnyModel, samples: ReadonlyMap<string, Samples>) {
  const [parameters, setParameters] = useSearchParams();
  const names = Object.keys(model.starts);
  const asked = parameters.get('from') ?? '';
  const from = names.includes(asked) ? asked : (names[0] ?? '');
  const link = parameters.get('walk') ?? '[]';
  const events = useMemo(() => fromLink(link, samples), [link, samples]);
  const walk = (next: readonly SimulatedEvent[], start = from) =>
    setParameters({ from: start, walk: toLink(next, samples) });
  return { names, from, events, walk };
}

/**
 * A step may take away the button that made it. Then the focus goes where the outcome is told, not
 * back to the top of the page.
 *
 * @returns what to call before each step, and where the focus goes
 */
function useKeptFocus(steps: readonly SimulatedStep[]) {
  const pressed = useRef<Element | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = pressed;
    pressed.current = null;
    if (current && (!current.isConnected || current.matches(':disabled'))) outcome.current?.focus();
  }, [steps]);
  const notePressed = () => {
    pressed.current = document.activeElement;
  };
  return { outcome, notePressed };
}

function describeStep({ event }: SimulatedStep, samples: ReadonlyMap<string, Samples>): string {
  if (event === null) return 'start';
  return phraseOf(event, samples) ?? `${moveLabel(event.move)} with a payload of its own`;
}

function CopyLink() {
  const [snapshot, send] = useMachine(copyMachine);
  return (
    <>
      <Button
        size="small"
        onClick={() => send({ type: 'copy.requested', text: globalThis.location.href })}
      >
        Copy link
      </Button>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {snapshot.matches('copied') && 'Copied.'}
        {snapshot.matches('refused') &&
          'The browser did not copy it: take it from the address bar.'}
      </Typography>
    </>
  );
}

/** The machine, walked by hand: nothing it would do is done. */
export function SimulateMode({ machine, chart, drawing }: ModeProps) {
  const model = modelOf(chart.id);
  const samples = useMemo(() => samplesOf(model), [model]);
  const { names, from, events, walk: walkOn } = useWalk(model, samples);
  const steps = useMemo(
    () => simulate(machine, model.starts[from]?.input, events),
    [machine, model, from, events],
  );
  const { outcome, notePressed } = useKeptFocus(steps);
  const walk: typeof walkOn = (next, start) => {
    notePressed();
    walkOn(next, start);
  };
  const present = steps.at(-1) as SimulatedStep;
  const { snapshot, microsteps } = present;
  const paint = useMemo(() => paintOf(chart, snapshot, microsteps), [chart, snapshot, microsteps]);
  const walked = steps.flatMap(({ event }) => event ?? []);
  const send = (event: SimulatedEvent) => walk([...walked, event]);
  const known = [...samples.keys()];
  const isPossible = (move: string) =>
    Object.values(samples.get(move) ?? {}).some(
      (payload) => possibilityOf(machine, snapshot, { move, payload }).kind === 'possible',
    );
  const controls = (moves: readonly string[]) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {moves.map((move) => (
        <MoveControls
          key={move}
          machine={machine}
          snapshot={snapshot}
          move={move}
          samples={samples.get(move) ?? {}}
          onSend={send}
        />
      ))}
    </Box>
  );
  const possible = known.filter(isPossible);
  const impossible = known.filter((move) => !possible.includes(move));

  return (
    <ChartAndPanel
      drawing={drawing}
      paint={paint}
      label={`Statechart of ${chart.id}, simulated`}
      panelLabel="Simulation"
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          disabled={walked.length === 0}
          onClick={() => walk([])}
        >
          Restart
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={walked.length === 0}
          onClick={() => walk(walked.slice(0, -1))}
        >
          Step back
        </Button>
        <CopyLink />
      </Stack>
      {names.length > 1 && (
        <TextField
          select
          size="small"
          fullWidth
          label="Start"
          value={from}
          onChange={({ target }) => walk([], target.value)}
          sx={{ mt: 2 }}
        >
          {names.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {walked.length < events.length && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          The link’s walk goes on, but its next step is not possible here.
        </Alert>
      )}
      <Typography ref={outcome} role="status" tabIndex={-1} variant="body2" sx={{ mt: 2 }}>
        <strong>Now:</strong> {innermost(snapshot.value).join(', ')}
        {snapshot.status === 'active' ? '' : ` (${snapshot.status})`}
      </Typography>
      <PanelHeading>What can happen</PanelHeading>
      {controls(possible)}
      {possible.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing: the machine has come to its end.
        </Typography>
      )}
      {impossible.length > 0 && (
        <Box component="details" sx={{ mt: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            Not possible now ({impossible.length})
          </Box>
          {controls(impossible)}
        </Box>
      )}
      <PanelHeading>Context</PanelHeading>
      <JsonBlock value={snapshot.context} label="Context" />
      <PanelHeading>History</PanelHeading>
      <Box component="ol" start={0} sx={{ m: 0, pl: 3, '& li::marker': { fontSize: 13 } }}>
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a walk's steps have nothing but their order
          <li key={index}>
            <Button
              size="small"
              color="secondary"
              aria-current={index === steps.length - 1 ? 'step' : undefined}
              onClick={() => walk(walked.slice(0, index))}
              sx={{
                px: 1,
                textAlign: 'left',
                lineHeight: 1.35,
                fontWeight: index === steps.length - 1 ? 700 : 500,
              }}
            >
              {describeStep(step, samples)}
            </Button>
          </li>
        ))}
      </Box>
    </ChartAndPanel>
  );
}
