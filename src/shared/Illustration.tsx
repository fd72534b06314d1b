import Box from '@mui/material/Box';

type IllustrationProps = {
  src: string;
  /** The width and height in pixels. */
  size: number;
  /** Whether the illustration is visible without scrolling. If so, it loads at once, but after the text. */
  eager?: boolean;
};

/** Shows a bundled illustration. It has no description, because the text beside it says the same. */
export function Illustration({ src, size, eager = false }: IllustrationProps) {
  const picture = (
    <Box
      component="img"
      alt=""
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority="low"
      decoding="async"
      src={src}
      sx={{ display: 'block', flexShrink: 0, maxWidth: '100%' }}
    />
  );
  if (eager) return picture;
  // A browser loads a lazy picture up to 2500 pixels before the picture is in view. This box makes the
  // browser load it later.
  return (
    <Box sx={{ width: size, height: size, flexShrink: 0, contentVisibility: 'auto' }}>
      {picture}
    </Box>
  );
}
