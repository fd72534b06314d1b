import Box from '@mui/material/Box';

type IllustrationProps = {
  src: string;
  /** Pixels, both ways. */
  size: number;
  /** What it tells; '' where the text beside it says the same. */
  alt?: string;
  /** Above the fold: loaded at once, though after what is to be read. */
  eager?: boolean;
};

/** A bundled picture from the illustration set. */
export function Illustration({ src, size, alt = '', eager = false }: IllustrationProps) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority="low"
      decoding="async"
      sx={{ display: 'block', flexShrink: 0, maxWidth: '100%' }}
    />
  );
}
