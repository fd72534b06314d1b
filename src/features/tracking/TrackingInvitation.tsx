import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import { Illustration } from '../../shared/Illustration.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { tintedCard } from './tinted-card.ts';

/** What there is to see once an order is found. It looks like the status that takes its place. */
export function TrackingInvitation() {
  return (
    <Box sx={{ ...tintedCard, mt: { xs: 3, md: 4 }, alignItems: 'center', columnGap: 2.5 }}>
      <Illustration src={motorScooter} size={88} eager />
      <Box sx={{ flex: '1 1 12rem' }}>
        <Typography variant="subtitle1">
          See how long it will be, watch your driver on the map, and message them on the way.
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          Lost your order ID? You’ll find it under{' '}
          <TextLink to="/orders" sx={{ fontWeight: 700 }}>
            My Orders
          </TextLink>
          .
        </Typography>
      </Box>
    </Box>
  );
}
