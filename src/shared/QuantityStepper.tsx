import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import type { Control } from './controls.ts';
import { AddIcon, RemoveIcon } from './icons.tsx';
import { looksDisabled } from './looks-disabled.ts';
import { messages } from './order-control-messages.en.ts';

type QuantityStepperProps = {
  itemId: string;
  itemName: string;
  quantity: number;
  /** The lowest quantity that can be chosen; 0 removes the dish. */
  min?: number;
  onChange: (quantity: number, event: MouseEvent) => void;
};

/**
 * Shows the quantity of a dish between a minus and a plus button. At the lowest quantity, the minus button
 * only looks disabled, because a disabled button would lose the focus.
 */
export function QuantityStepper({
  itemId,
  itemName,
  quantity,
  min = 0,
  onChange,
}: QuantityStepperProps) {
  const isLowest = quantity <= min;
  return (
    <Stack
      direction="row"
      role="group"
      data-item={itemId}
      aria-label={messages.quantity(itemName)}
      sx={{
        alignItems: 'center',
        bgcolor: 'tint.main',
        borderRadius: 999,
        flexShrink: 0,
        color: 'primary.main',
      }}
    >
      <IconButton
        color="inherit"
        data-control={'decrease' satisfies Control}
        aria-label={messages.decrease(itemName)}
        {...looksDisabled(isLowest)}
        onClick={(event) => !isLowest && onChange(quantity - 1, event)}
        sx={{ width: 40, height: 40 }}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Typography
        component="span"
        aria-live="polite"
        sx={{
          minWidth: '2ch',
          textAlign: 'center',
          fontWeight: 700,
          color: 'text.primary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {quantity}
      </Typography>
      <IconButton
        color="inherit"
        data-control={'increase' satisfies Control}
        aria-label={messages.increase(itemName)}
        onClick={(event) => onChange(quantity + 1, event)}
        sx={{ width: 40, height: 40 }}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
