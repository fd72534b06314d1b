import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { possibilityOf } from '../simulation/simulate.ts';
import { eventName } from '../triggers.ts';
import { MoveControls } from './MoveControls.tsx';
import type { MoveControlsProps } from './MoveControls.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import type { ShownTimer } from './use-timers.ts';
import type { Walk } from './use-walk.ts';

type MoveListProps = Pick<MoveControlsProps, 'onSend' | 'onSendText'> & {
  machine: AnyStateMachine;
  walk: Walk;
  snapshot: AnyMachineSnapshot;
  time: { timers: readonly ShownTimer[]; isRunning: boolean };
};

/** Shows the events that can happen to the machine now, and then those that can't. */
export function MoveList({ machine, walk, snapshot, time, onSend, onSendText }: MoveListProps) {
  const { model, samples, inputs } = walk;
  const { yes, payloads } = inputs;
  const moves = [...samples].map(([move, payloadsByPhrase]) => ({
    move,
    choices: Object.entries(payloadsByPhrase).map(([phrase, payload]) => {
      const event = { move, payload, yes };
      return { phrase, event, possibility: possibilityOf(machine, snapshot, event) };
    }),
  }));
  const possible = moves.filter(({ choices }) =>
    choices.some(({ possibility }) => possibility.kind === 'possible'),
  );
  const impossible = moves.filter((move) => !possible.includes(move));
  const controls = (some: typeof moves) => (
    <ul>
      {some.map(({ move, choices }) => (
        <MoveControls
          key={move}
          machine={machine}
          snapshot={snapshot}
          move={move}
          choices={choices}
          saysAll={model !== null}
          yes={yes}
          lastText={Object.hasOwn(payloads, move) ? payloads[move] : undefined}
          timer={time.timers.find(({ event }) => eventName(machine, event.type) === move)}
          isRunning={time.isRunning}
          onSend={onSend}
          onSendText={onSendText}
        />
      ))}
    </ul>
  );
  return (
    <>
      <PanelHeading>Possible events</PanelHeading>
      {controls(possible)}
      {possible.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {snapshot.status === 'active'
            ? 'No events from here with these payloads and answers.'
            : 'The machine has reached a final state.'}
        </Typography>
      )}
      {impossible.length > 0 && (
        <Box component="details" sx={{ mt: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            Not available now ({impossible.length})
          </Box>
          {controls(impossible)}
        </Box>
      )}
    </>
  );
}
