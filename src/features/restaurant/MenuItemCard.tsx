import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { findLarge } from '../../data/large-dishes.ts';
import { toDishPicture } from '../../data/pictures.ts';
import type { MenuItem, Restaurant } from '../../domain/entities.ts';
import { inheritedFont } from '../../shared/inherited-font.ts';
import { LazyAllergenWarning } from '../../shared/LazyAllergenWarning.tsx';
import { DietMark, SpicyMark } from '../../shared/DietMarks.tsx';
import { OrderControl } from '../../shared/OrderControl.tsx';
import { overPicture } from '../../shared/over-picture.ts';
import { Picture } from '../../shared/Picture.tsx';
import { Price } from '../../shared/Price.tsx';

/**
 * The `sizes` attribute of the pictures, which are cropped at the sides. On a phone, the value is slightly
 * smaller than the picture, so that even the sharpest screens load the small file.
 */
const PICTURE_WIDTHS = '(min-width: 900px) 200px, 133px';

/**
 * The styles of the description. A phone shows only three lines, because the dish's sheet shows the whole
 * description.
 */
const description = {
  mt: 0.75,
  color: 'text.secondary',
  display: { xs: '-webkit-box', md: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '3', md: 'none' },
  overflow: { xs: 'hidden', md: 'visible' },
  textOverflow: 'ellipsis',
} as const;

type MenuItemCardProps = {
  restaurant: Restaurant;
  item: MenuItem;
  /** Whether a link has led to this dish. */
  isMarked: boolean;
  /** Opens the sheet with the large picture of the dish. */
  onOpen: (item: MenuItem) => void;
};

export const MenuItemCard = memo(function MenuItemCard({
  restaurant,
  item,
  isMarked,
  onOpen,
}: MenuItemCardProps) {
  const headingId = `item-${item.id}`;
  return (
    <Paper
      component="article"
      id={item.id}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-current={isMarked || undefined}
      variant="outlined"
      sx={{
        position: 'relative',
        height: '100%',
        p: { xs: 1.5, md: 2 },
        borderRadius: 4,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) 128px',
          md: 'minmax(0, 1fr) 176px',
          lg: 'minmax(0, 1fr) 148px',
          xl: 'minmax(0, 1fr) 176px',
        },
        gap: 2,
        ...(isMarked && {
          borderColor: 'primary.main',
          boxShadow: '0 0 0 2px var(--mui-palette-primary-main)',
          // Forced-colours mode removes the coloured frame and shows this outline instead.
          outline: '3px solid transparent',
        }),
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
          {/* The button covers the whole card. The card's other controls are above the button. */}
          <Box
            component="button"
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(item)}
            sx={{
              ...inheritedFont,
              p: 0,
              border: 0,
              color: 'inherit',
              textAlign: 'start',
              bgcolor: 'transparent',
              cursor: 'pointer',
              borderRadius: 1,
              overflowWrap: 'anywhere',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {item.name}
          </Box>
        </Typography>
        <Box sx={{ mt: 0.25 }}>
          <DietMark isVegetarian={item.isVegetarian} /> <Price dollars={item.price} />{' '}
          {item.isSpicy && <SpicyMark />}
        </Box>
        <Typography variant="body2" sx={description}>
          {item.description}
        </Typography>
        <LazyAllergenWarning dishId={item.id} />
      </Box>
      <Box>
        <Picture
          picture={toDishPicture(item, findLarge(item.id))}
          sizes={PICTURE_WIDTHS}
          isClosed={!restaurant.isOpen}
          sx={{ height: { xs: 116, md: 150 }, borderRadius: 3 }}
        />
        {/* The Add button overlaps the picture's lower edge, so that customers notice both together. */}
        <Box
          sx={{
            position: 'relative',
            zIndex: 1,
            display: 'grid',
            justifyItems: 'center',
            ...(restaurant.isOpen && overPicture),
          }}
        >
          <OrderControl restaurant={restaurant} item={item} />
        </Box>
      </Box>
    </Paper>
  );
});
