import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { LARGE_SCALE } from '../data/pictures.ts';
import type { PictureSource } from '../data/pictures.ts';

type PictureProps = {
  picture: PictureSource;
  /** The width of the whole picture on the page, as in `<img sizes>`. */
  sizes?: string;
  /** Whether it is the main picture of the first screen, of which each page has at most one. */
  isFirst?: boolean;
  /** Whether it is of a restaurant that takes no orders now. */
  isClosed?: boolean;
  /** Its width and height are given here: the picture fills them and is cut off at the edges. */
  sx?: SystemStyleObject<Theme>;
};

/** A picture of food. The text beside it describes it. */
export function Picture({ picture, sizes, isFirst = false, isClosed = false, sx }: PictureProps) {
  const { card, large, width, height, tint } = picture;
  return (
    <Box
      aria-hidden
      style={{ backgroundColor: tint }}
      sx={{
        overflow: 'hidden',
        // A picture far off the screen is neither loaded nor drawn.
        contentVisibility: 'auto',
        ...(isClosed && { filter: 'saturate(0.35)' }),
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
