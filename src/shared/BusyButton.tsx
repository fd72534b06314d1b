import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

type BusyButtonProps = ButtonProps & { isBusy: boolean };

/**
 * A button that looks disabled while what it was pressed for is under way. It isn't: a disabled button
 * loses the focus, which is then nowhere when the attempt has failed. Its machine takes no second press.
 */
export function BusyButton({ isBusy, children, ...button }: BusyButtonProps) {
  return (
    <Button {...button} aria-disabled={isBusy} {...(isBusy && { className: 'Mui-disabled' })}>
      <span>{children}</span>
    </Button>
  );
}
