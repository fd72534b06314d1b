import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

/** Shows a small, outlined button for the panels beside a chart. */
export function PanelButton(props: ButtonProps) {
  return <Button size="small" variant="outlined" {...props} />;
}
