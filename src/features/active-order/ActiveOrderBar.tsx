import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { visuallyHidden } from '@mui/utils';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { followedOrders } from '../../domain/active-orders.ts';
import {
  ACTIVE_ORDER_ROOM,
  BARS_ROOM,
  CART_BAR_ROOM,
  HIGH_ENOUGH_FOR_BARS,
} from '../../shared/cart-bar-room.ts';
import { NOTICES_BELOW } from '../../shared/notices-room.ts';
import { recentOrderIds, useUnreadCount } from '../../shared/use-unread-messages.ts';
import { ActiveOrderRow, ROW_HEIGHT } from './ActiveOrderRow.tsx';
import { SeveralOrders } from './SeveralOrders.tsx';
import { useActiveOrder } from './use-active-order.ts';

/** On the one, the order is what the page is about; on the other, nothing may come between. */
const pagesWithout = new Set(['/track', '/checkout']);

/** A focused control stops above the bar, and so do notices. */
function Room({ rows }: { rows: number }) {
  const list = `min(40dvh, ${rows * (ROW_HEIGHT + 1)}px)`;
  return (
    <GlobalStyles
      styles={{
        [`@media ${HIGH_ENOUGH_FOR_BARS}`]: {
          html: {
            [ACTIVE_ORDER_ROOM]: `calc(${ROW_HEIGHT + 16}px + ${list})`,
          },
        },
      }}
    />
  );
}

function Bar({ userId }: { userId: string }) {
  const [bar, send] = useActiveOrder(userId);
  const ownIds = useCallback(() => recentOrderIds(userId), [userId]);
  const unreadOf = useUnreadCount(ownIds);
  const orders = followedOrders(bar.context);
  const [first] = orders;
  const isUnfolded = bar.matches({ several: 'unfolded' });
  const delivered = orders.filter(({ minutes }) => minutes === 0);
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {delivered
          .map(({ restaurantName }) => `Your order from ${restaurantName} was delivered.`)
          .join(' ')}
      </Box>
      {first && (
        <Box
          component="aside"
          aria-label="Your active orders"
          sx={{
            [`@media ${HIGH_ENOUGH_FOR_BARS}`]: {
              position: 'sticky',
              // It is in sight: the page need not scroll for it.
              '& :is(a, button)': {
                scrollMarginBottom: `calc(-1 * (${BARS_ROOM} + ${NOTICES_BELOW}))`,
              },
            },
            // Above the cart bar, which is there on phones only.
            bottom: { xs: `var(${CART_BAR_ROOM}, 12px)`, sm: 24 },
            mb: { xs: `max(0px, 12px - var(${CART_BAR_ROOM}, 0px))`, sm: 3 },
            px: { xs: 1.5, sm: 3 },
            zIndex: 'fab',
            // Beside the bar, the page is what is pressed.
            pointerEvents: 'none',
          }}
        >
          <Room rows={isUnfolded ? orders.length : 0} />
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
            {bar.matches('several') ? (
              <SeveralOrders
                orders={orders}
                unreadOf={unreadOf}
                isUnfolded={isUnfolded}
                onUnfold={() => send({ type: 'activeOrder.unfolded' })}
                onFold={() => send({ type: 'activeOrder.folded' })}
              />
            ) : (
              <ActiveOrderRow order={first} unread={unreadOf(first.id)} />
            )}
          </Paper>
        </Box>
      )}
    </>
  );
}

/**
 * The orders of a customer that are under way, at the bottom of each page but the two where they would
 * be in the way. Like the cart bar, it has a place of its own at the page's end. It begins anew on each
 * page, with its list folded.
 */
export function ActiveOrderBar({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  return pagesWithout.has(pathname) ? null : <Bar key={pathname} userId={userId} />;
}
