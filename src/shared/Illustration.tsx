import Box from '@mui/material/Box';

type IllustrationProps = {
  src: string;
  /** Pixels, both ways. */
  size: number;
  /** Above the fold: loads at once, but after the text. */
  eager?: boolean;
};

/** A bundled picture from the illustration set; the text beside it says the same. */
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
  // A lazy picture would be loaded from 2500 pixels away: this keeps the home page's last ones for later.
  return (
    <Box sx={{ width: size, height: size, flexShrink: 0, contentVisibility: 'auto' }}>
      {picture}
    </Box>
  );
}
