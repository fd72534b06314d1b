import Box from '@mui/material/Box';
import { initialOf } from '../domain/characters.ts';

type InitialProps = {
  name: string;
  /** The width and height in pixels. */
  size: number;
};

/**
 * Shows the initial of a person in a circle. CSS draws the initial, so that the text of the page contains
 * only the name.
 */
export function Initial({ name, size }: InitialProps) {
  return (
    <Box
      component="span"
      aria-hidden
      data-initial={initialOf(name)}
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        bgcolor: 'tint.strong',
        color: 'primary.main',
        fontSize: size * 0.38,
        fontWeight: 800,
        '&::before': { content: 'attr(data-initial)' },
      }}
    />
  );
}
