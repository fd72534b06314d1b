import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { fromText } from '../simulation/payload-text.ts';
import { possibilityOf } from '../simulation/simulate.ts';
import type { SimulatedEvent } from '../simulation/simulate.ts';
import { JsonField } from './JsonField.tsx';
import { PanelButton } from './PanelButton.tsx';

type AnyEventProps = {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** The patterns that the machine listens to, as the chart names them. */
  patterns: readonly string[];
  yes: readonly string[];
  onSendText: (event: SimulatedEvent, text: string) => void;
};

/** Shows a form that sends an event with any name, for transitions with a wildcard. */
export function AnyEvent({ machine, snapshot, patterns, yes, onSendText }: AnyEventProps) {
  const [type, setType] = useState('');
  const [text, setText] = useState('');
  const read = fromText(text);
  const payload = read.kind === 'read' ? (read.payload ?? {}) : {};
  const event = { move: type.trim(), payload, yes };
  const possibility = possibilityOf(machine, snapshot, event);
  const reason = possibility.kind === 'impossible' ? possibility.reason : null;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
        Custom event
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', fontSize: 13 }}>
        {`The machine also listens to ${patterns.join(', ')}.`}
      </Typography>
      <TextField
        value={type}
        onChange={({ target }) => setType(target.value)}
        label="Name of the event"
        size="small"
        fullWidth
        helperText={type.trim() === '' ? ' ' : (reason ?? ' ')}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
        sx={{ mt: 1.5 }}
      />
      <JsonField label="Payload of the event" value={text} onChange={setText} />
      <PanelButton
        variant="contained"
        disabled={type.trim() === '' || read.kind === 'unreadable' || reason !== null}
        onClick={() => onSendText(event, text)}
      >
        Send
      </PanelButton>
    </Box>
  );
}
