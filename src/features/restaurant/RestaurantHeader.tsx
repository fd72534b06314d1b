import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '../../../machines/entities.ts';
import { formatDollars } from '../../domain/money.ts';
import { DELIVERY_FEE } from '../../domain/pricing.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { Price } from '../../shared/Price.tsx';
import { StarRating } from '../../shared/StarRating.tsx';

/** Name, facts and whether the kitchen takes orders now. */
export function RestaurantHeader({ restaurant }: { restaurant: Restaurant }) {
  return (
    <Stack spacing={3}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
          gap: 3,
          alignItems: 'center',
          borderRadius: 6,
          p: { xs: 3, md: 5 },
          background:
            'linear-gradient(120deg, var(--mui-palette-tint-main), var(--mui-palette-tint-strong))',
        }}
      >
        <Box sx={{ order: { xs: 1, sm: 0 }, minWidth: 0 }}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1.5 }}>
            <Chip
              label={restaurant.isOpen ? 'Open' : 'Closed'}
              color={restaurant.isOpen ? 'success' : 'secondary'}
              size="small"
            />
            <Typography component="span" sx={{ fontWeight: 700 }}>
              {restaurant.cuisine}
            </Typography>
          </Stack>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {restaurant.name}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 1.5, maxWidth: '56ch' }}>
            {restaurant.description}
          </Typography>
          <Stack
            component="ul"
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 0.75, mt: 2, p: 0, listStyle: 'none' }}
          >
            <li>
              <StarRating rating={restaurant.rating} />
            </li>
            <li>{restaurant.deliveryTime} min</li>
            <li>{restaurant.distance.toFixed(1)} km away</li>
            <li>
              Delivery fee <Price dollars={restaurant.deliveryFee} /> (flat{' '}
              {formatDollars(DELIVERY_FEE)} at checkout)
            </li>
          </Stack>
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {restaurant.address} · {restaurant.phone}
          </Typography>
        </Box>
        <Box sx={{ justifySelf: 'center', filter: restaurant.isOpen ? 'none' : 'grayscale(0.85)' }}>
          <Illustration src={restaurant.image} size={168} eager />
        </Box>
      </Box>
      {!restaurant.isOpen && (
        <Alert severity="info" id="closed-notice" sx={{ borderRadius: 3 }}>
          {restaurant.name} is closed right now. Have a look at the menu; ordering opens again with
          the kitchen.
        </Alert>
      )}
    </Stack>
  );
}
