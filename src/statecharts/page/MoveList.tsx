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

/** Everything that can happen to the machine: now first, then what cannot happen now. */
export function MoveList({ machine, walk, snapshot, time, onSend, onSendText }: MoveListProps) {
  const { model, samples, memory } = walk;
  const { yes, payloads } = memory;
  const known = [...samples.keys()];
  const isPossible = (move: string) =>
    Object.values(samples.get(move) ?? {}).some(
      (payload) => possibilityOf(machine, snapshot, { move, payload, yes }).kind === 'possible',
    );
  const possible = known.filter(isPossible);
  const impossible = known.filter((move) => !possible.includes(move));
  const controls = (moves: readonly string[]) => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {moves.map((move) => (
        <MoveControls
          key={move}
          machine={machine}
          snapshot={snapshot}
          move={move}
          samples={samples.get(move) ?? {}}
          saysAll={model !== null}
          yes={yes}
          lastText={Object.hasOwn(payloads, move) ? payloads[move] : undefined}
          timer={time.timers.find(({ event }) => eventName(machine, event.type) === move)}
          isRunning={time.isRunning}
          onSend={onSend}
          onSendText={onSendText}
        />
      ))}
    </Box>
  );
  return (
    <>
      <PanelHeading>What can happen</PanelHeading>
      {controls(possible)}
      {possible.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {snapshot.status === 'active'
            ? 'Nothing from here, unless another payload or answer lets it.'
            : 'Nothing: the machine has come to its end.'}
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
    </>
  );
}
