import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { BARS_ROOM, CART_BAR_ROOM, HIGH_ENOUGH_FOR_BARS } from '../../shared/bottom-bars.ts';
import { NOTICES_BELOW } from '../../shared/notices-room.ts';
import { recentOrderIds, useUnreadCount } from '../../shared/use-unread-messages.ts';
import { ActiveOrderRow } from './ActiveOrderRow.tsx';
import { BarRoom } from './BarRoom.tsx';
import { ActiveOrderList } from './ActiveOrderList.tsx';
import { useActiveOrders } from './use-active-orders.ts';

/** The paths without the bar. /track already shows the order, and /checkout must be free of distractions. */
const pagesWithout = new Set(['/track', '/checkout']);

function Bar({ userId }: { userId: string }) {
  const orders = useActiveOrders(userId);
  const ownIds = useCallback(() => recentOrderIds(userId), [userId]);
  const unreadOf = useUnreadCount(ownIds);
  const [first] = orders;
  const delivered = orders.filter(({ minutes }) => minutes === 0);
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {delivered
          .map(({ restaurantName }) => `Your order from ${restaurantName} has been delivered.`)
          .join(' ')}
      </Box>
      {first && (
        <Box
          component="aside"
          aria-label="Your active orders"
          sx={{
            [`@media ${HIGH_ENOUGH_FOR_BARS}`]: {
              position: 'sticky',
              // The bar is always visible, so the page should not scroll when one of its controls is focused.
              '& :is(a, button)': {
                scrollMarginBottom: `calc(-1 * (${BARS_ROOM} + ${NOTICES_BELOW}))`,
              },
            },
            // The bar is above the cart bar, which only phones show.
            bottom: { xs: `var(${CART_BAR_ROOM}, 12px)`, sm: 24 },
            mb: { xs: `max(0px, 12px - var(${CART_BAR_ROOM}, 0px))`, sm: 3 },
            px: { xs: 1.5, sm: 3 },
            zIndex: 'fab',
            // Clicks beside the bar reach the page below it.
            pointerEvents: 'none',
          }}
        >
          <Paper
            variant="outlined"
            sx={{
              ml: 'auto',
              maxWidth: { sm: 400 },
              borderRadius: 4,
              pointerEvents: 'auto',
              boxShadow: '0 8px 24px rgb(0 0 0 / 0.24)',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {orders.length > 1 ? (
              <ActiveOrderList orders={orders} unreadOf={unreadOf} />
            ) : (
              <>
                <BarRoom />
                <ActiveOrderRow order={first} unread={unreadOf(first.id)} />
              </>
            )}
          </Paper>
        </Box>
      )}
    </>
  );
}

/**
 * Shows the bar with the customer's active orders at the bottom of every page, except those in
 * `pagesWithout`. At the end of the page it has its own place, like the cart bar. Its list is collapsed on
 * each new page.
 */
export function ActiveOrderBar({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  return pagesWithout.has(pathname) ? null : <Bar key={pathname} userId={userId} />;
}
