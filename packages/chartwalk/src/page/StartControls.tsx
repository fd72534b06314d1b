import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { fromText } from '../simulation/payload-text.ts';
import { JsonField } from './JsonField.tsx';
import { PanelButton } from './PanelButton.tsx';
import type { Walk } from './use-walk.ts';

function CustomInput({ inputText, refusal, startWith }: Walk) {
  const [text, setText] = useState(inputText);
  return (
    <Box component="details" open={refusal !== null || inputText !== ''} sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontSize: 13, color: 'text.secondary' }}>
        Input at the start
      </Box>
      <JsonField label="Input" value={text} onChange={setText} />
      <PanelButton
        variant="contained"
        disabled={fromText(text).kind === 'unreadable'}
        onClick={() => startWith(text)}
      >
        Start with this input
      </PanelButton>
    </Box>
  );
}

/**
 * Shows controls for the start of a simulation. The user chooses one of the model's starts. If there is no
 * model, the user writes the machine's input.
 */
export function StartControls(walk: Walk) {
  const { model, names, from, startFrom } = walk;
  if (!model) return <CustomInput {...walk} />;
  if (names.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      fullWidth
      label="Start"
      value={from}
      onChange={({ target }) => startFrom(target.value)}
      sx={{ mt: 2 }}
    >
      {names.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
