import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { initialOf } from '../domain/characters.ts';

type InitialProps = {
  name: string;
  /** The width and height as a CSS length. */
  size: string;
  sx?: SystemStyleObject<Theme>;
};

/**
 * Shows the initial of a person in a circle. CSS draws the initial, so that the text of the page contains
 * only the name.
 */
export function Initial({ name, size, sx }: InitialProps) {
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
        fontSize: `calc(${size} * 0.38)`,
        fontWeight: 800,
        '&::before': { content: 'attr(data-initial)' },
        '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
        ...sx,
      }}
    />
  );
}
