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
import { modelOf } from '../simulation/any-model.ts';
import type { AnyModel } from '../simulation/any-model.ts';
import { phraseOf } from '../simulation/phrases.ts';
import { movesOf, possibilityOf, simulate } from '../simulation/simulate.ts';
import type { SimulatedEvent, SimulatedStep } from '../simulation/simulate.ts';
import { fromLink, toLink } from '../simulation/walk-link.ts';
import { ChartAndPanel } from './ChartAndPanel.tsx';
import { copyMachine } from './copy-machine.ts';
import { JsonBlock } from './JsonBlock.tsx';
import type { ModeProps } from './MachinePage.tsx';
import { moveLabel } from './move-label.ts';
import { MoveControls, RaisedNote } from './MoveControls.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { paintOf } from './simulation-paint.ts';

/** The walk in the address, and how to change it. */
function useWalk(model: AnyModel) {
  const [parameters, setParameters] = useSearchParams();
  const names = Object.keys(model.starts);
  const asked = parameters.get('from') ?? '';
  const from = names.includes(asked) ? asked : (names[0] ?? '');
  const link = parameters.get('walk') ?? '[]';
  const events = useMemo(() => fromLink(link, model.moves), [link, model]);
  const walk = (next: readonly SimulatedEvent[], start = from) =>
    setParameters({ from: start, walk: toLink(next, model.moves) });
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

function describeStep({ event }: SimulatedStep, model: AnyModel): string {
  if (event === null) return 'start';
  return phraseOf(event, model.moves) ?? `${moveLabel(event.move)} with a payload of its own`;
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
  const { names, from, events, walk: walkOn } = useWalk(model);
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
  const { snapshot, taken } = present;
  const paint = useMemo(() => paintOf(chart, snapshot, taken), [chart, snapshot, taken]);
  const walked = steps.flatMap(({ event }) => event ?? []);
  const send = (event: SimulatedEvent) => walk([...walked, event]);
  const known = movesOf(machine).filter((move) => Object.hasOwn(model.moves, move));
  const isPossible = (move: string) =>
    Object.values(model.moves[move]?.samples ?? {}).some(
      (payload) => possibilityOf(machine, snapshot, { move, payload }).kind === 'possible',
    );
  const controls = (moves: readonly string[]) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {moves.map((move) => (
        <MoveControls key={move} model={model} snapshot={snapshot} move={move} onSend={send} />
      ))}
    </Box>
  );
  const impossible = known.filter((move) => !isPossible(move));

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
        <strong>Now:</strong>{' '}
        {[...paint.states.keys()].filter((path) => !hasInner(path, paint.states)).join(', ')}
        {snapshot.status === 'active' ? '' : ` (${snapshot.status})`}
      </Typography>
      <PanelHeading>What can happen</PanelHeading>
      {controls(known.filter(isPossible))}
      {known.every((move) => !isPossible(move)) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing: the machine has come to its end.
        </Typography>
      )}
      <RaisedNote raised={model.raised ?? []} />
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
              {describeStep(step, model)}
            </Button>
          </li>
        ))}
      </Box>
    </ChartAndPanel>
  );
}

function hasInner(path: string, states: ReadonlyMap<string, unknown>): boolean {
  return [...states.keys()].some((other) => other.startsWith(`${path}.`));
}
