import Box from '@mui/material/Box';

type IllustrationProps = {
  src: string;
  /** The width and height in pixels. */
  size: number;
};

/**
 * Shows a bundled illustration, which loads after the text. It has no description, because the text beside it
 * says the same.
 */
export function Illustration({ src, size }: IllustrationProps) {
  return (
    <Box
      component="img"
      alt=""
      width={size}
      height={size}
      fetchPriority="low"
      decoding="async"
      src={src}
      sx={{ display: 'block', flexShrink: 0, maxWidth: '100%' }}
    />
  );
}
