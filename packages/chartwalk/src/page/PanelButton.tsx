import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

export function PanelButton(props: ButtonProps) {
  return <Button size="small" variant="outlined" {...props} />;
}
