import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

export type LinkButtonProps = Omit<ButtonProps<typeof Link>, 'component'>;

/** Renders a link within the app that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  return <Button component={Link} {...props} />;
}
