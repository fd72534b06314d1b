import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

/** Small and outlined, as the panels beside a chart have their buttons. */
export function PanelButton(props: ButtonProps) {
  return <Button size="small" variant="outlined" {...props} />;
}
