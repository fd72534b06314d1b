import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { carriedBy } from '../model.ts';
import type { Samples } from '../simulation/samples.ts';
import { possibilityOf } from '../simulation/simulate.ts';
import type { SimulatedEvent } from '../simulation/simulate.ts';
import { moveLabel } from './move-label.ts';

type MoveControlsProps = {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  move: string;
  samples: Samples;
  onSend: (event: SimulatedEvent) => void;
};

function toText(payload: unknown): string {
  const shown = payload instanceof Error ? { message: payload.message } : payload;
  return JSON.stringify(shown, null, 2) ?? '';
}

type Read = { kind: 'read'; payload: unknown } | { kind: 'unreadable' };

function fromText(text: string): Read {
  if (text.trim() === '') return { kind: 'read', payload: undefined };
  try {
    return { kind: 'read', payload: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable' };
  }
}

function PayloadEditor({ machine, snapshot, move, samples, onSend }: MoveControlsProps) {
  const [text, setText] = useState(() => toText(carriedBy(Object.values(samples)[0], snapshot)));
  const read = fromText(text);
  const event = { move, payload: read.kind === 'read' ? read.payload : undefined };
  const possibility = possibilityOf(machine, snapshot, event);
  const problem =
    read.kind === 'unreadable'
      ? 'This is not JSON yet.'
      : possibility.kind === 'impossible'
        ? possibility.reason
        : null;
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontSize: 13, color: 'text.secondary' }}>
        Another payload
      </Box>
      <TextField
        value={text}
        onChange={({ target }) => setText(target.value)}
        label={`Payload of ${moveLabel(move)}`}
        multiline
        maxRows={12}
        fullWidth
        size="small"
        error={read.kind === 'unreadable'}
        helperText={problem ?? ' '}
        slotProps={{
          htmlInput: {
            spellCheck: false,
            style: { fontFamily: 'ui-monospace, monospace', fontSize: 12 },
          },
        }}
        sx={{ mt: 1.5 }}
      />
      <Button
        size="small"
        variant="contained"
        disabled={problem !== null}
        onClick={() => onSend(event)}
      >
        Send
      </Button>
    </Box>
  );
}

/** One thing that can happen: a button for each sample, and a payload of one's own. */
export function MoveControls(props: MoveControlsProps) {
  const { machine, snapshot, move, samples, onSend } = props;
  const choices = Object.entries(samples).map(([phrase, payload]) => ({
    phrase,
    event: { move, payload },
    possibility: possibilityOf(machine, snapshot, { move, payload }),
  }));
  const reasons = choices.flatMap(({ possibility }) =>
    possibility.kind === 'impossible' ? possibility.reason : [],
  );
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {moveLabel(move)}
      </Typography>
      <Stack spacing={0.75} sx={{ mt: 0.75, alignItems: 'flex-start' }}>
        {choices.map(({ phrase, event, possibility }) => (
          <Button
            key={phrase}
            size="small"
            variant="outlined"
            disabled={possibility.kind === 'impossible'}
            onClick={() => onSend(event)}
            sx={{ textAlign: 'left', justifyContent: 'flex-start', lineHeight: 1.3, py: 0.75 }}
          >
            {phrase}
          </Button>
        ))}
      </Stack>
      {reasons[0] !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary', fontSize: 13 }}>
          Not possible now: {reasons[0]}
        </Typography>
      )}
      <PayloadEditor {...props} />
    </Box>
  );
}
