import Chip from '@mui/material/Chip';
import type { ChipProps } from '@mui/material/Chip';
import { chipLook, tickSpace } from './chip-look.ts';
import { CheckIcon } from './icons.tsx';

type ToggleChipProps = Pick<ChipProps<'button'>, 'icon' | 'label' | 'onClick'> & {
  isOn: boolean;
  color?: 'primary' | 'success';
  sx?: object;
};

/** Shows a chip that can be turned on. A tick and the colour show that the chip is on. */
export function ToggleChip({ isOn, color = 'primary', icon, sx, ...chip }: ToggleChipProps) {
  return (
    <Chip
      component="button"
      type="button"
      clickable
      aria-pressed={isOn}
      icon={isOn ? <CheckIcon /> : icon}
      color={isOn ? color : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      sx={{ ...chipLook, ...(isOn && !icon && tickSpace), ...sx }}
      {...chip}
    />
  );
}
