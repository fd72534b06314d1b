import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { findLarge } from '../../data/large-dishes.ts';
import { toDishPicture } from '../../data/pictures.ts';
import type { MenuItem, Restaurant } from '../../domain/entities.ts';
import { inheritedFont } from '../../shared/inherited-font.ts';
import { LazyAllergenWarning } from '../../shared/LazyAllergenWarning.tsx';
import { DietMarks } from '../../shared/DietMarks.tsx';
import { OrderControl } from '../../shared/OrderControl.tsx';
import { Picture } from '../../shared/Picture.tsx';
import { Price } from '../../shared/Price.tsx';
import { DishAllergens } from './DishAllergens.tsx';

/** A little less than they are: on the sharpest screens, the card size does, too. */
const PICTURE_WIDTHS = '(min-width: 900px) 200px, 133px';

type MenuItemCardProps = {
  restaurant: Restaurant;
  item: MenuItem;
  /** Whether it is the one that a link has led to. */
  isMarked: boolean;
  /** Shows the dish large. */
  onOpen: (item: MenuItem) => void;
};

/** A dish with its price and the button to add it. */
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
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 128px', md: 'minmax(0, 1fr) 176px' },
        gap: 2,
        ...(isMarked && {
          borderColor: 'primary.main',
          boxShadow: '0 0 0 2px var(--mui-palette-primary-main)',
          // The mark is a frame already, which forced colours replace by this one.
          outline: '3px solid transparent',
        }),
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h3" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
          {/* Its area is the whole card. The card's other controls are above it. */}
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
          <Price dollars={item.price} />
        </Box>
        <DietMarks isVegetarian={item.isVegetarian} isSpicy={item.isSpicy} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {item.description}
        </Typography>
        <LazyAllergenWarning dishId={item.id} />
        <Box sx={{ position: 'relative', zIndex: 1, width: 'fit-content' }}>
          <DishAllergens restaurantId={restaurant.id} dish={item} />
        </Box>
      </Box>
      <Box>
        <Picture
          picture={toDishPicture(item, findLarge(item.id))}
          sizes={PICTURE_WIDTHS}
          isClosed={!restaurant.isOpen}
          sx={{ height: { xs: 116, md: 150 }, borderRadius: 3 }}
        />
        {/* Half on the picture, so that the eye finds both at once. */}
        <Box
          sx={{
            position: 'relative',
            zIndex: 1,
            display: 'grid',
            justifyItems: 'center',
            mt: '-20px',
            '& .MuiButton-root': {
              bgcolor: 'background.paper',
              borderColor: 'divider',
              boxShadow: '0 2px 8px rgb(0 0 0 / 0.14)',
              '&:hover': { bgcolor: 'background.paper', borderColor: 'primary.main' },
            },
          }}
        >
          <OrderControl restaurant={restaurant} item={item} />
        </Box>
      </Box>
    </Paper>
  );
});
