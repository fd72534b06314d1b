import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '../../domain/entities.ts';
import { DELIVERY_FEE } from '../../domain/pricing.ts';
import { Price } from '../../shared/Price.tsx';

/**
 * Shows the restaurant's address and phone number, and its own delivery fee if that differs from FoodDash's
 * fee. On a phone, also shows the description.
 */
export function KitchenAddress({
  restaurant: { address, deliveryFee, description, phone },
}: {
  restaurant: Restaurant;
}) {
  return (
    <Typography component="div" sx={{ mt: { xs: 3, md: 5 }, color: 'text.secondary' }}>
      <Box sx={{ display: { sm: 'none' }, mb: 1 }}>{description}</Box>
      <span>{`Your food is prepared at ${address}. To ask about a dish, call`}</span>{' '}
      <Link href={`tel:${phone.replaceAll(' ', '')}`} sx={{ whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
      .
      {deliveryFee !== DELIVERY_FEE && (
        <Box sx={{ mt: 1 }}>
          You pay FoodDash’s flat delivery fee, not the restaurant’s own fee of{' '}
          <Price dollars={deliveryFee} />.
        </Box>
      )}
    </Typography>
  );
}
