import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { UNKNOWN_LENGTH } from '../simulation/stubs.ts';
import { PanelHeading } from './PanelHeading.tsx';
import type { Walk } from './use-walk.ts';

type DelayLengthProps = {
  name: string;
  /** The delay's length in milliseconds. */
  length: number;
  onChange: (length: number) => void;
};

function DelayLength({ name, length, onChange }: DelayLengthProps) {
  const [text, setText] = useState(() => String(length / 1000));
  const isLength = text.trim() !== '' && Number(text) >= 0;
  return (
    <Box component="li">
      <TextField
        size="small"
        type="number"
        label={`Length of ${name}, in seconds`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const seconds = Number(target.value);
          if (target.value.trim() !== '' && seconds >= 0) onChange(seconds * 1000);
        }}
        error={!isLength}
        helperText={isLength ? undefined : `Currently ${length / 1000} s.`}
        slotProps={{ htmlInput: { min: 0, step: 'any' } }}
        fullWidth
        sx={{ mt: 1 }}
      />
    </Box>
  );
}

/**
 * Shows controls for the guards and delays that have no implementation. The user chooses what these guards
 * return and how long these delays last.
 */
export function StubAnswers({ missing: { guards, delays }, inputs, remember }: Walk) {
  if (guards.length + delays.length === 0) return null;
  const { yes, lengths } = inputs;
  return (
    <>
      <PanelHeading>Missing implementations</PanelHeading>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontSize: 13 }}>
        This machine refers to these by name but has no code for them here. Choose what they return.
      </Typography>
      <Box component="ul" sx={{ mt: 1, display: 'grid', gap: 1 }}>
        {guards.map((name) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}
          >
            <Box component="span" sx={{ fontSize: 13, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={`Answer of ${name}`}
              value={yes.includes(name) ? 'yes' : 'no'}
              onChange={(_, answer: 'yes' | 'no' | null) => {
                const others = yes.filter((other) => other !== name);
                if (answer !== null)
                  remember({ yes: answer === 'yes' ? [...others, name] : others });
              }}
            >
              <ToggleButton value="no" sx={{ px: 1.5, py: 0.25 }}>
                No
              </ToggleButton>
              <ToggleButton value="yes" sx={{ px: 1.5, py: 0.25 }}>
                Yes
              </ToggleButton>
            </ToggleButtonGroup>
          </Box>
        ))}
        {delays.map((name) => (
          <DelayLength
            key={name}
            name={name}
            length={lengths[name] ?? UNKNOWN_LENGTH}
            onChange={(length) => remember({ lengths: { ...lengths, [name]: length } })}
          />
        ))}
      </Box>
    </>
  );
}
