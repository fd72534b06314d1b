import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '../../domain/entities.ts';

/** Where the food comes from, and who to ask about it. */
export function KitchenAddress({ restaurant: { address, phone } }: { restaurant: Restaurant }) {
  return (
    <Typography sx={{ mt: { xs: 3, md: 5 }, color: 'text.secondary' }}>
      <span>{`Prepared at ${address}. Questions about a dish? Call`}</span>{' '}
      <Link href={`tel:${phone.replaceAll(' ', '')}`} sx={{ whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
      .
    </Typography>
  );
}
