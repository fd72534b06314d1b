import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { BARS_ROOM, HIGH_ENOUGH_FOR_BARS } from '../../shared/bottom-bars.ts';
import { CartActor } from '../../shared/cart.ts';
import { NOTICES_BELOW } from '../../shared/notices-room.ts';
import { recentOrderIds, useUnreadCount } from '../../shared/use-unread-messages.ts';
import { ActiveOrderRow } from './ActiveOrderRow.tsx';
import { BarRoom } from './BarRoom.tsx';
import { ActiveOrderList } from './ActiveOrderList.tsx';
import { useActiveOrders } from './use-active-orders.ts';

/**
 * The paths without the bar. /track and /orders already show the order, and /checkout must be free of
 * distractions.
 */
const pagesWithout = new Set(['/track', '/orders', '/checkout']);

function Bar({ userId }: { userId: string }) {
  const orders = useActiveOrders(userId);
  const ownIds = useCallback(() => recentOrderIds(userId), [userId]);
  const unreadOf = useUnreadCount(ownIds);
  const isBesideCart = CartActor.useSelector(({ context }) => context.cart.items.length > 0);
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
              position: { sm: 'sticky' },
              // The bar is always visible, so the page should not scroll when one of its controls is focused.
              '& :is(a, button)': {
                scrollMarginBottom: `calc(-1 * (${BARS_ROOM} + ${NOTICES_BELOW}))`,
              },
            },
            flex: { xs: isBesideCart ? '0 0 auto' : 1 },
            bottom: { sm: 24 },
            mb: { xs: 1.5, sm: 3 },
            px: { xs: 1.5, sm: 3 },
            ...(isBesideCart && { pr: { xs: 0, sm: 3 } }),
            zIndex: 'fab',
            // Clicks beside the bar reach the page behind it.
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
              <ActiveOrderList orders={orders} unreadOf={unreadOf} isBesideCart={isBesideCart} />
            ) : (
              <>
                <BarRoom isBesideCart={isBesideCart} />
                <ActiveOrderRow
                  order={first}
                  unread={unreadOf(first.id)}
                  isBesideCart={isBesideCart}
                />
              </>
            )}
          </Paper>
        </Box>
      )}
    </>
  );
}

/**
 * Shows the customer's active orders at the bottom of the screen, except on the pages in `pagesWithout`. At
 * the end of a page, the bar is below the content and covers nothing. Its list is collapsed on each new page.
 */
export function ActiveOrderBar({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  return pagesWithout.has(pathname) ? null : <Bar key={pathname} userId={userId} />;
}
