import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { LARGE_SCALE } from '../data/pictures.ts';
import type { PictureSource } from '../data/pictures.ts';
import { typography } from '../typography.en.ts';

type PictureProps = {
  className?: string;
  picture: PictureSource;
  /** The width of the whole picture on the page, as in `<img sizes>`. */
  sizes?: string;
  /** Whether this is the main picture of the first screen. Each page has at most one such picture. */
  isFirst?: boolean;
  /** Whether the picture is of a restaurant that is closed now. */
  isClosed?: boolean;
  /** The styles, with the width and height. The picture fills this area and is cropped at the edges. */
  sx?: SystemStyleObject<Theme>;
};

/**
 * The styles of a dish without a picture. CSS draws the dish's name in place of the picture. The HTML therefore
 * contains the name only once, in the text beside it.
 */
const namePlate = {
  display: 'grid',
  placeContent: 'center',
  containerType: 'inline-size',
  overflow: 'hidden',
  bgcolor: 'tint.main',
  color: 'primary.main',
  '&::before': {
    content: 'attr(data-name)',
    p: 1,
    textAlign: 'center',
    fontSize: 'clamp(0.875rem, 11cqi, 2rem)',
    fontWeight: 800,
    lineHeight: typography.lineHeight(1.15),
  },
} as const;

/**
 * Shows a picture of food, or the name of a dish that has no picture. The picture has no description, because
 * the text beside it describes the food.
 */
export function Picture({
  picture,
  sizes,
  isFirst = false,
  isClosed = false,
  className,
  sx,
}: PictureProps) {
  const { card, large, width, height, tint, name } = picture;
  if (card === '') {
    return <Box aria-hidden className={className} data-name={name} sx={{ ...namePlate, ...sx }} />;
  }
  return (
    <Box
      aria-hidden
      className={className}
      style={{ backgroundColor: tint }}
      sx={{
        overflow: 'hidden',
        // With this style, the browser neither loads nor draws a picture that is far off the screen.
        contentVisibility: 'auto',
        ...(isClosed && { filter: 'brightness(0.8)' }),
        '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
        ...sx,
      }}
    >
      <img
        alt=""
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
        sizes={large && sizes}
        srcSet={large && `${card} ${width}w, ${large} ${width * LARGE_SCALE}w`}
        src={card}
      />
    </Box>
  );
}
