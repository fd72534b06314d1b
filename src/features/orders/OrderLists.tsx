import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { isSampleOrder } from '../../data/sample-orders.ts';
import type { ListedOrder } from '../../domain/entities.ts';
import { emptyThali, parcel } from '../../data/scenes.ts';
import { EmptyState, LazyPopularDishes } from '../../shared/EmptyState.tsx';
import { LoadErrorNotice } from '../../shared/LoadError.tsx';
import { loadable } from '../../shared/loadable.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { moveFocusOnRemoval } from '../../shared/move-focus-on-removal.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { StorageBlockedNote } from '../../shared/StorageBlockedNote.tsx';
import { useReorder } from '../../shared/use-reorder.ts';
import { useShowMore } from '../../shared/use-show-more.tsx';
import { ActiveOrder } from './ActiveOrder.tsx';
import { CancellationNews } from './CancellationNews.tsx';
import { PastOrder } from './PastOrder.tsx';
import { orderGrid, tabList, tabPadding } from './layout.ts';
import { messages } from './messages.en.ts';
import { useMyOrders } from './use-my-orders.ts';

const ReceiptDialog = loadable(async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog);

type OrderListProps = {
  orders: readonly ListedOrder[];
  children: (order: ListedOrder) => ReactNode;
};

function OrderList({ orders, children }: OrderListProps) {
  const { shown, showMore } = useShowMore(orders);
  return (
    <>
      <Box component="ul" sx={orderGrid}>
        {shown.map((order) => (
          <li key={order.id} ref={moveFocusOnRemoval}>
            {children(order)}
          </li>
        ))}
      </Box>
      {showMore}
    </>
  );
}

export function OrderLists({ userId }: { userId: string }) {
  const [page, send, { active, past, delivered }] = useMyOrders(userId);
  const reorder = useReorder();
  const isActiveTab = page.matches({ tab: 'active' });
  const isReceiptOpen = page.matches({ receipt: 'open' });
  const newestDelivered = past.find(({ status }) => status === 'delivered');
  const shown = isActiveTab ? active : past;
  const closeReceipt = () => send({ type: 'orders.receiptClosed' });
  return (
    <>
      <Typography variant="h1">{sharedMessages.myOrders}</Typography>
      <Tabs
        value={isActiveTab ? 'active' : 'past'}
        onChange={(_, tab: 'active' | 'past') =>
          send({ type: tab === 'active' ? 'orders.activeSelected' : 'orders.pastSelected' })
        }
        aria-label={messages.tabs}
        // A label wraps if both tabs don't fit on one line.
        sx={{ ...tabList, '& [role="tab"]': { ...tabPadding, flexShrink: 1, minWidth: 0 } }}
      >
        <Tab
          value="active"
          id="tab-active"
          aria-controls="orders-panel"
          label={<span>{messages.activeTab(active.length)}</span>}
        />
        <Tab
          value="past"
          id="tab-past"
          aria-controls="orders-panel"
          label={<span>{messages.pastTab(past.length)}</span>}
        />
      </Tabs>
      <CancellationNews
        orderId={page.context.cancelledId}
        onSeen={() => send({ type: 'orders.cancellationSeen' })}
      />
      <Box role="status" sx={visuallyHidden}>
        {delivered.map(({ id, restaurant }) => (
          <p key={id}>{messages.wasDelivered(restaurant.name)}</p>
        ))}
      </Box>
      {/* The note does not replace the list, because the list still contains the sample orders. */}
      <StorageBlockedNote />
      <Box
        role="tabpanel"
        id="orders-panel"
        aria-labelledby={isActiveTab ? 'tab-active' : 'tab-past'}
      >
        {isActiveTab && active.length === 0 && (
          <EmptyState picture={parcel} title={messages.noActiveTitle} text={messages.noActiveText}>
            <LinkButton to="/restaurants" variant="contained" size="large">
              {messages.orderFood}
            </LinkButton>
          </EmptyState>
        )}
        {!isActiveTab && past.length === 0 && (
          <EmptyState
            picture={emptyThali}
            title={messages.noPastTitle}
            text={messages.noPastText}
          />
        )}
        {shown.some(({ id }) => isSampleOrder(id)) && (
          <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
            {messages.samplesNote}
          </Typography>
        )}
        {isActiveTab ? (
          <OrderList key="active" orders={active}>
            {(order) => <ActiveOrder order={order} userId={userId} />}
          </OrderList>
        ) : (
          <OrderList key="past" orders={past}>
            {(order) => (
              <PastOrder
                order={order}
                now={page.context.now}
                isSuggested={order === newestDelivered}
                onReorder={() => reorder(order)}
                onReceipt={() => send({ type: 'orders.receiptOpened', order })}
              />
            )}
          </OrderList>
        )}
      </Box>
      {shown.length === 0 && <LazyPopularDishes isNested />}
      <PartBoundary failure={isReceiptOpen && <LoadErrorNotice onDismiss={closeReceipt} />}>
        <ReceiptDialog
          order={page.context.receiptOrder}
          isOpen={isReceiptOpen}
          onClose={closeReceipt}
        />
      </PartBoundary>
    </>
  );
}
