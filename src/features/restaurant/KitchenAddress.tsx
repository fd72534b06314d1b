import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '../../domain/entities.ts';
import { DELIVERY_FEE } from '../../domain/pricing.ts';
import { Price } from '../../shared/Price.tsx';

/** Shows the restaurant's address, phone number and own fee and, on a phone, its description. */
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
