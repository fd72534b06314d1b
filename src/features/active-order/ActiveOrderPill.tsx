import Box from '@mui/material/Box';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import partyPopper from '../../data/illustrations/party-popper.svg?no-inline';
import type { BarOrder } from '../../domain/active-orders.ts';
import { trackingPath } from '../../domain/order-id.ts';
import { BAR_BUTTON_RADIUS } from '../../shared/bottom-bars.ts';
import { CountBadge } from '../../shared/CountBadge.tsx';
import { Illustration } from '../../shared/Illustration.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { moveFocusOnRemoval } from '../../shared/move-focus-on-removal.ts';
import { unreadLabel } from '../../shared/unread-label.ts';
import { messages } from './messages.en.ts';

/** The styles of a control beside the cart bar's button. Both have the same height and shape. */
export const besideCartButton = {
  minHeight: 56,
  borderRadius: BAR_BUTTON_RADIUS,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  textAlign: 'start',
} as const;

type ActiveOrderPillProps = {
  order: BarOrder;
  /** The number of unread messages from the order's driver. */
  unread: number;
};

/** Shows the remaining time of an order as a link, beside the cart bar on a phone. */
export function ActiveOrderPill({ order, unread }: ActiveOrderPillProps) {
  const { id, restaurantName, minutes } = order;
  const isDelivered = minutes === 0;
  const name = isDelivered
    ? messages.viewDelivered(restaurantName, id)
    : messages.trackOrderIn(minutes, restaurantName, id);
  return (
    <LinkButton
      ref={moveFocusOnRemoval}
      to={trackingPath(id)}
      variant="outlined"
      aria-label={unreadLabel(name, unread)}
      sx={{
        ...besideCartButton,
        display: { sm: 'none' },
        minWidth: 0,
        px: 1.5,
        gap: 1,
        // The narrowest phones have no room for the picture.
        '@media (max-width: 359.95px)': { '& img': { display: 'none' } },
      }}
    >
      <Illustration src={isDelivered ? partyPopper : motorScooter} size={28} />
      <Box component="span" sx={{ width: 'min-content' }}>
        {isDelivered ? messages.delivered : messages.deliveryInOnTwoLines(minutes)}
      </Box>
      {unread > 0 && (
        <CountBadge count={unread} sx={{ position: 'absolute', top: -8, insetInlineEnd: 4 }} />
      )}
    </LinkButton>
  );
}
