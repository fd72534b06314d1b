import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { MenuItem, Restaurant } from '../../../machines/entities.ts';
import { DietMarks } from '../../shared/DietMarks.tsx';
import { Illustration } from '../../shared/Illustration.tsx';
import { OrderControl } from '../../shared/OrderControl.tsx';
import { Price } from '../../shared/Price.tsx';

type MenuItemCardProps = { restaurant: Restaurant; item: MenuItem };

/** One dish: what it is, what it costs, and the way into the cart. */
export const MenuItemCard = memo(function MenuItemCard({ restaurant, item }: MenuItemCardProps) {
  const headingId = `item-${item.id}`;
  return (
    <Paper
      component="article"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{
        height: '100%',
        p: 2,
        borderRadius: 4,
        display: 'grid',
        gridTemplateColumns: { xs: '72px 1fr', sm: '104px 1fr' },
        gap: 2,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          alignSelf: 'start',
          aspectRatio: '1',
          borderRadius: 3,
          bgcolor: 'tint.main',
          p: 1.5,
          filter: restaurant.isOpen ? 'none' : 'grayscale(0.6)',
        }}
      >
        <Illustration src={item.image} size={72} />
      </Box>
      <Stack sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h3" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
          {item.name}
        </Typography>
        <DietMarks isVegetarian={item.isVegetarian} isSpicy={item.isSpicy} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, flex: 1 }}>
          {item.description}
        </Typography>
        <Stack
          direction="row"
          sx={{
            mt: 1.5,
            gap: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Price dollars={item.price} />
          <OrderControl restaurant={restaurant} item={item} />
        </Stack>
      </Stack>
    </Paper>
  );
});
