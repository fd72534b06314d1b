import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import { messages } from './dish-messages.en.ts';

type DishNoteProps = { note: string | undefined; sx?: TypographyProps['sx'] };

/** Shows the customer's note to the kitchen about a dish. */
export function DishNote({ note, sx }: DishNoteProps) {
  if (!note) return null;
  return (
    <Typography
      component="span"
      variant="body2"
      sx={[
        { display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' },
        ...(Array.isArray(sx) ? sx : [sx ?? {}]),
      ]}
    >
      {messages.note(note)}
    </Typography>
  );
}
