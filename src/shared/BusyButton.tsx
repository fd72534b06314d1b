import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

type BusyButtonProps = ButtonProps & { isBusy: boolean };

/**
 * A button that looks disabled while its action is running. It isn't, because a disabled button loses the
 * focus, which would be lost if the attempt fails. Its machine ignores a second click.
 */
export function BusyButton({ isBusy, children, ...button }: BusyButtonProps) {
  return (
    <Button {...button} aria-disabled={isBusy} {...(isBusy && { className: 'Mui-disabled' })}>
      <span>{children}</span>
    </Button>
  );
}
