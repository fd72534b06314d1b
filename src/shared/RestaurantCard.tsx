import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Restaurant } from '../../machines/entities.ts';
import { Illustration } from './Illustration.tsx';
import { Price } from './Price.tsx';
import { StarRating } from './StarRating.tsx';
import { TextLink } from './TextLink.tsx';

type RestaurantCardProps = {
  restaurant: Restaurant;
  /** Whether its picture is loaded at once, wherever it is. */
  eager: boolean;
};

/** One restaurant in the list; the whole card leads to its page. */
export const RestaurantCard = memo(function RestaurantCard({
  restaurant,
  eager,
}: RestaurantCardProps) {
  const headingId = `restaurant-${restaurant.id}`;
  return (
    <Paper
      component="article"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{
        position: 'relative',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: 5,
        overflow: 'hidden',
        transition: 'transform 180ms, box-shadow 180ms',
        '&:hover': { transform: 'translateY(-3px)', boxShadow: '0 14px 34px rgb(0 0 0 / 0.1)' },
        '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: 184,
          background:
            'radial-gradient(circle at 50% 40%, var(--mui-palette-tint-strong), var(--mui-palette-tint-main) 72%)',
          filter: restaurant.isOpen ? 'none' : 'grayscale(0.85)',
        }}
      >
        <Illustration src={restaurant.image} size={124} eager={eager} />
      </Box>
      {!restaurant.isOpen && (
        <Chip
          label="Closed"
          size="small"
          color="secondary"
          sx={{ position: 'absolute', top: 14, left: 14 }}
        />
      )}
      <Stack spacing={0.75} sx={{ p: 2.5, flex: 1 }}>
        <Stack
          direction="row"
          spacing={1.5}
          sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}
        >
          <Typography variant="h3" component="h2" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
            <TextLink
              to={`/restaurant/${restaurant.id}`}
              underline="none"
              sx={{
                color: 'text.primary',
                outline: 'none',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {restaurant.name}
            </TextLink>
          </Typography>
          <StarRating rating={restaurant.rating} />
        </Stack>
        <Typography sx={{ color: 'primary.main', fontWeight: 700, fontSize: '0.9375rem' }}>
          {restaurant.cuisine}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
          {restaurant.description}
        </Typography>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            columnGap: 1,
            pt: 1,
            fontSize: '0.9375rem',
            '& > :not(:last-child)::after': { content: '"·"', ml: 1, color: 'text.secondary' },
          }}
        >
          <span>{restaurant.deliveryTime} min</span>
          <span>{restaurant.distance.toFixed(1)} km</span>
          <span>
            <Price dollars={restaurant.deliveryFee} /> delivery
          </span>
        </Stack>
      </Stack>
    </Paper>
  );
});
