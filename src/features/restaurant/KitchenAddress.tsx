import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '../../domain/entities.ts';
import { messages } from './messages.en.tsx';

/** Shows the restaurant's address and phone number. On a phone, also shows the description. */
export function KitchenAddress({
  restaurant: { address, description, phone },
}: {
  restaurant: Restaurant;
}) {
  return (
    <Typography component="div" sx={{ mt: { xs: 3, md: 5 }, color: 'text.secondary' }}>
      <Box sx={{ display: { sm: 'none' }, mb: 1 }}>{description}</Box>
      {messages.preparedAt(
        address,
        <Link href={`tel:${phone.replaceAll(' ', '')}`} sx={{ whiteSpace: 'nowrap' }}>
          {phone}
        </Link>,
      )}
    </Typography>
  );
}
