import IconButton from '@mui/material/IconButton';
import type { IconButtonProps } from '@mui/material/IconButton';
import { CloseIcon } from './icons.tsx';

type CloseButtonProps = Omit<IconButtonProps, 'aria-label' | 'children'> & {
  label: string;
  iconSize?: 'small' | 'medium';
};

/** Renders a button with a cross. Screen readers announce the label. */
export function CloseButton({ label, iconSize = 'medium', ...button }: CloseButtonProps) {
  return (
    <IconButton aria-label={label} {...button}>
      <CloseIcon fontSize={iconSize} />
    </IconButton>
  );
}
