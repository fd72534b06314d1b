import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '../../domain/entities.ts';

/** The kitchen's address and phone number. */
export function KitchenAddress({ restaurant: { address, phone } }: { restaurant: Restaurant }) {
  return (
    <Typography sx={{ mt: { xs: 3, md: 5 }, color: 'text.secondary' }}>
      <span>{`Your food is prepared at ${address}. To ask about a dish, call`}</span>{' '}
      <Link href={`tel:${phone.replaceAll(' ', '')}`} sx={{ whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
      .
    </Typography>
  );
}
