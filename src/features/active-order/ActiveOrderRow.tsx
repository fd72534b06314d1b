import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FollowedOrder } from '../../../machines/active-order.ts';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import partyPopper from '../../data/illustrations/party-popper.svg?no-inline';
import { Illustration } from '../../shared/Illustration.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';

/** Pixels; large text makes a row higher. */
export const ROW_HEIGHT = 60;

/** One order: whose kitchen, how long it takes, and the way to its page. */
export function ActiveOrderRow({ order }: { order: FollowedOrder }) {
  const { id, restaurantName, minutes } = order;
  const isDelivered = minutes === 0;
  const word = isDelivered ? 'View' : 'Track';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: ROW_HEIGHT, px: 1.5 }}>
      <Illustration src={isDelivered ? partyPopper : motorScooter} size={36} eager />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }}>
          {isDelivered ? 'Delivered!' : `Delivery in ${minutes} min`}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {restaurantName}
        </Typography>
      </Box>
      <LinkButton
        to={`/track?id=${encodeURIComponent(id)}`}
        variant="contained"
        size="small"
        aria-label={`${word} your order from ${restaurantName}, ${id}`}
        sx={{ flexShrink: 0 }}
      >
        {word}
      </LinkButton>
    </Box>
  );
}
