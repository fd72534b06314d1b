import Box from '@mui/material/Box';

type IllustrationProps = {
  src: string;
  /** Pixels, both ways. */
  size: number;
  /** Above the fold: loaded at once, though after what is to be read. */
  eager?: boolean;
};

/** A bundled picture from the illustration set; the text beside it says the same. */
export function Illustration({ src, size, eager = false }: IllustrationProps) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority="low"
      decoding="async"
      sx={{ display: 'block', flexShrink: 0, maxWidth: '100%' }}
    />
  );
}
