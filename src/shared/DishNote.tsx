import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import { messages } from './dish-messages.en.ts';

type DishNoteProps = { note: string | undefined; sx?: SystemStyleObject<Theme> };

/** Shows the customer's note to the kitchen about a dish. */
export function DishNote({ note, sx }: DishNoteProps) {
  if (!note) return null;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere', ...sx }}
    >
      {messages.note(note)}
    </Typography>
  );
}
