import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { carriedBy } from '../model.ts';
import { fromText, toText } from '../simulation/payload-text.ts';
import { payloadText } from '../simulation/samples.ts';
import { possibilityOf } from '../simulation/simulate.ts';
import type { Possibility, SimulatedEvent } from '../simulation/simulate.ts';
import { DelayBar } from './DelayBar.tsx';
import { JsonField } from './JsonField.tsx';
import { moveLabel } from './move-label.ts';
import { PanelButton } from './PanelButton.tsx';
import type { ShownTimer } from './use-timers.ts';

export type MoveControlsProps = {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  move: string;
  /**
   * The example payloads. Each has a descriptive phrase, an event that carries it, and whether that event is
   * possible now.
   */
  choices: readonly { phrase: string; event: SimulatedEvent; possibility: Possibility }[];
  /**
   * Whether the phrases of the choices describe the event. If not, each button also shows the payload that it
   * sends, and the button's accessible name also contains the name of the event.
   */
  saysAll: boolean;
  /** The guards without an implementation that the user has set to pass. */
  yes: readonly string[];
  /** The last custom payload that the user sent with this event, as JSON. */
  lastText: string | undefined;
  timer: ShownTimer | undefined;
  isRunning: boolean;
  onSend: (event: SimulatedEvent) => void;
  /** Sends an event with a custom payload, and remembers the payload's text. */
  onSendText: (event: SimulatedEvent, text: string) => void;
};

/** Shows the payload that the button sends, if any. */
function Carried({ event }: { event: SimulatedEvent }) {
  const text = payloadText(event);
  if (text === '') return null;
  return (
    <Box
      component="code"
      sx={{ ml: 1, fontSize: 12, fontWeight: 400, overflowWrap: 'anywhere', textTransform: 'none' }}
    >
      {text}
    </Box>
  );
}

function PayloadEditor(props: MoveControlsProps) {
  const { machine, snapshot, move, choices, yes, lastText, onSendText } = props;
  const [text, setText] = useState(
    () => lastText ?? toText(carriedBy(choices[0]?.event.payload, snapshot)),
  );
  const read = fromText(text);
  const event = { move, payload: read.kind === 'read' ? read.payload : undefined, yes };
  const possibility = possibilityOf(machine, snapshot, event);
  const problem = possibility.kind === 'impossible' ? possibility.reason : null;
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontSize: 13, color: 'text.secondary' }}>
        Edit payload
      </Box>
      <JsonField
        label={`Payload of ${moveLabel(move)}`}
        value={text}
        onChange={setText}
        problem={problem}
      />
      <PanelButton
        variant="contained"
        disabled={read.kind === 'unreadable' || problem !== null}
        onClick={() => onSendText(event, text)}
      >
        Send
      </PanelButton>
    </Box>
  );
}

/** Shows one event, with a button for each sample and a field for a custom payload. */
export function MoveControls(props: MoveControlsProps) {
  const { move, choices, saysAll, timer, isRunning, onSend } = props;
  const reasons = choices.flatMap(({ possibility }) =>
    possibility.kind === 'impossible' ? possibility.reason : [],
  );
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {moveLabel(move)}
      </Typography>
      {timer && <DelayBar timer={timer} isRunning={isRunning} label={moveLabel(move)} />}
      <Stack spacing={0.75} sx={{ mt: 0.75, alignItems: 'flex-start' }}>
        {choices.map(({ phrase, event, possibility }) => (
          <PanelButton
            key={phrase}
            aria-label={saysAll ? undefined : `${phrase}: ${moveLabel(move)}`}
            disabled={possibility.kind === 'impossible'}
            onClick={() => onSend(event)}
            sx={{
              minWidth: 0,
              textAlign: 'left',
              justifyContent: 'flex-start',
              lineHeight: 1.3,
              py: 0.75,
            }}
          >
            {phrase}
            {!saysAll && <Carried event={event} />}
          </PanelButton>
        ))}
      </Stack>
      {reasons[0] !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary', fontSize: 13 }}>
          Not available now: {reasons[0]}
        </Typography>
      )}
      {!move.startsWith('xstate.after.') && <PayloadEditor {...props} />}
    </Box>
  );
}
