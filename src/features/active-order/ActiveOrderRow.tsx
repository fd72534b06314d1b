import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import partyPopper from '../../data/illustrations/party-popper.svg?no-inline';
import type { BarOrder } from '../../domain/active-orders.ts';
import { trackingPath } from '../../domain/order-id.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { CountBadge } from '../../shared/CountBadge.tsx';
import { moveFocusOnRemoval } from '../../shared/move-focus-on-removal.ts';
import { twoLines } from '../../shared/two-lines.ts';
import { unreadLabel } from '../../shared/unread-label.ts';
import { messages } from './messages.en.ts';

/** The minimum height of a row in pixels. Large text makes a row higher. */
export const ROW_HEIGHT = 60;

type ActiveOrderRowProps = {
  order: BarOrder;
  /** The number of unread messages from the order's driver. */
  unread: number;
  /** Whether the cart bar is in the same row. If so, a phone shows `ActiveOrderPill` instead. */
  isBesideCart?: boolean;
};

export function ActiveOrderRow({ order, unread, isBesideCart = false }: ActiveOrderRowProps) {
  const { id, restaurantName, minutes } = order;
  const isDelivered = minutes === 0;
  const name = isDelivered
    ? messages.viewOrder(restaurantName, id)
    : messages.trackOrder(restaurantName, id);
  return (
    <Box
      ref={moveFocusOnRemoval}
      sx={{
        display: { xs: isBesideCart ? 'none' : 'flex', sm: 'flex' },
        alignItems: 'center',
        gap: 1.25,
        minHeight: ROW_HEIGHT,
        px: 2,
      }}
    >
      <Box sx={{ position: 'relative', display: 'flex' }}>
        <Illustration src={isDelivered ? partyPopper : motorScooter} size={36} />
        {unread > 0 && (
          <CountBadge count={unread} sx={{ position: 'absolute', top: -6, insetInlineEnd: -8 }} />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.35 }}>
          {isDelivered ? messages.delivered : messages.deliveryIn(minutes)}
        </Typography>
        <Typography variant="body2" sx={{ ...twoLines, color: 'text.secondary' }}>
          {restaurantName}
        </Typography>
      </Box>
      <LinkButton
        to={trackingPath(id)}
        variant={isBesideCart ? 'outlined' : 'contained'}
        size="small"
        aria-label={unreadLabel(name, unread)}
        sx={{ flexShrink: 0, minHeight: 44, marginInlineStart: { sm: 3 } }}
      >
        <span>{isDelivered ? messages.view : messages.track}</span>
      </LinkButton>
    </Box>
  );
}
