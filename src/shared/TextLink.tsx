import MuiLink from '@mui/material/Link';
import type { LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link } from 'react-router-dom';

type TextLinkProps = Omit<MuiLinkProps<typeof Link>, 'component'>;

/** Renders a link within the app, without the look of a button. */
export function TextLink(props: TextLinkProps) {
  return <MuiLink component={Link} {...props} />;
}
