import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { looksDisabled } from './looks-disabled.ts';

type BusyButtonProps = ButtonProps & { isBusy: boolean };

/**
 * Renders a button that only looks disabled while its action is running. A button that is really disabled
 * would lose the focus, which the customer still needs if the action fails. The machine ignores a second
 * click.
 */
export function BusyButton({ isBusy, children, ...button }: BusyButtonProps) {
  return (
    <Button {...button} {...looksDisabled(isBusy)}>
      <span>{children}</span>
    </Button>
  );
}
