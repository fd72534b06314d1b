import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';

type DishNoteProps = { note: string | undefined; sx?: TypographyProps['sx'] };

/** What the customer asks of the kitchen for a dish; nothing where that is nothing. */
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
      {`Note: ${note}`}
    </Typography>
  );
}
