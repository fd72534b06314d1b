import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { BARS_HEIGHT, HIGH_ENOUGH_FOR_BARS } from '../../shared/bottom-bars.ts';
import { CartActor } from '../../shared/cart.ts';
import { moveFocusOnRemoval } from '../../shared/move-focus-on-removal.ts';
import { NOTICES_BOTTOM_HEIGHT } from '../../shared/notices-height.ts';
import { recentOrderIds, useUnreadCount } from '../../shared/use-unread-messages.ts';
import { ActiveOrderPill } from './ActiveOrderPill.tsx';
import { ActiveOrderRow } from './ActiveOrderRow.tsx';
import { ReservedBarHeight } from './ReservedBarHeight.tsx';
import { ActiveOrderList } from './ActiveOrderList.tsx';
import { messages } from './messages.en.ts';
import { useActiveOrders } from './use-active-orders.ts';

/**
 * The paths without the bar. /track and /orders already show the order, and /checkout must be free of
 * distractions.
 */
const pagesWithout = new Set(['/track', '/orders', '/checkout']);

/** The styles of the bar beside the cart bar on a phone. Both bars stay equally high if a text wraps. */
const besideCart = {
  flex: '0 1 auto',
  alignSelf: 'stretch',
  py: { xs: 1.5, sm: 0 },
  paddingInlineStart: { xs: 1.5, sm: 0 },
  '&, & > div': { display: { xs: 'grid', sm: 'block' } },
} as const;

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
        {delivered.map(({ restaurantName }) => messages.wasDelivered(restaurantName)).join(' ')}
      </Box>
      {first && (
        <Box
          ref={moveFocusOnRemoval}
          component="aside"
          // The bar gets the focus if the focused order disappears and another order remains.
          tabIndex={-1}
          aria-label={messages.title}
          sx={{
            [`@media ${HIGH_ENOUGH_FOR_BARS}`]: {
              // The bar is always visible, so the page should not scroll when one of its controls is focused.
              '& :is(a, button)': {
                scrollMarginBottom: `calc(-1 * (${BARS_HEIGHT} + ${NOTICES_BOTTOM_HEIGHT}))`,
              },
            },
            fontVariantNumeric: 'tabular-nums',
            flex: 1,
            ...(isBesideCart && besideCart),
          }}
        >
          <Box
            sx={{
              mx: { sm: isBesideCart ? 0 : 'auto' },
              maxWidth: { sm: orders.length > 1 ? 560 : 'fit-content' },
            }}
          >
            {orders.length > 1 ? (
              <ActiveOrderList orders={orders} unreadOf={unreadOf} isBesideCart={isBesideCart} />
            ) : (
              <>
                <ReservedBarHeight isBesideCart={isBesideCart} />
                <ActiveOrderRow
                  order={first}
                  unread={unreadOf(first.id)}
                  isBesideCart={isBesideCart}
                />
                {isBesideCart && <ActiveOrderPill order={first} unread={unreadOf(first.id)} />}
              </>
            )}
          </Box>
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
