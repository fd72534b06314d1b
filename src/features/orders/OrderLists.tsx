import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { myOrdersMachine } from '../../../machines/my-orders.ts';
import receipt from '../../data/illustrations/receipt.svg?no-inline';
import takeoutBox from '../../data/illustrations/takeout-box.svg?no-inline';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { LongList } from '../../shared/LongList.tsx';
import { useMachine } from '../../shared/actors.ts';
import { Overlay } from '../../shared/Overlay.tsx';
import { preloadable, preloadWhenSettled } from '../../shared/preloadable.tsx';
import { ActiveOrder } from './ActiveOrder.tsx';
import { PastOrder } from './PastOrder.tsx';
import { useListedOrders } from './use-listed-orders.ts';
import type { OrderEntry } from './use-listed-orders.ts';

const { Component: ReceiptDialog, preload } = preloadable(
  async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog,
);

const idOf = ({ id }: OrderEntry) => id;
const listStyle = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
};

/** Active and past orders, a tab each. */
export function OrderLists({ userId }: { userId: string }) {
  const { active, past } = useListedOrders(userId);
  const [page, send] = useMachine(myOrdersMachine);
  const isActiveTab = page.matches({ tab: 'active' });
  const isReceiptOpen = page.matches({ receipt: 'open' });
  const receiptOrderId = page.context.receiptOrderId;
  const receiptOrder = useMemo(
    () => past.find(({ id }) => id === receiptOrderId)?.read(),
    [past, receiptOrderId],
  );
  useEffect(() => preloadWhenSettled(preload), []);
  return (
    <>
      <Typography variant="h1">My Orders</Typography>
      <Tabs
        value={isActiveTab ? 'active' : 'past'}
        onChange={(_, tab: 'active' | 'past') =>
          send({ type: tab === 'active' ? 'orders.activeSelected' : 'orders.pastSelected' })
        }
        aria-label="Orders"
        sx={{ mt: 2, mb: 3, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <Tab
          value="active"
          id="tab-active"
          aria-controls="orders-panel"
          label={`Active Orders (${active.length})`}
          sx={{ fontWeight: 700, fontSize: '1rem' }}
        />
        <Tab
          value="past"
          id="tab-past"
          aria-controls="orders-panel"
          label={`Past Orders (${past.length})`}
          sx={{ fontWeight: 700, fontSize: '1rem' }}
        />
      </Tabs>
      <Box
        role="tabpanel"
        id="orders-panel"
        aria-labelledby={isActiveTab ? 'tab-active' : 'tab-past'}
      >
        {isActiveTab && active.length === 0 && (
          <EmptyState
            illustration={takeoutBox}
            title="No Active Orders"
            text="You don't have any active orders right now"
          >
            <LinkButton to="/restaurants" variant="contained" size="large">
              Order Food
            </LinkButton>
          </EmptyState>
        )}
        {!isActiveTab && past.length === 0 && (
          <EmptyState
            illustration={receipt}
            title="No Past Orders"
            text="Your order history will appear here"
          />
        )}
        {isActiveTab ? (
          <LongList key="active" items={active} keyOf={idOf} rowHeight={320} sx={listStyle}>
            {(entry) => <ActiveOrder entry={entry} />}
          </LongList>
        ) : (
          <LongList key="past" items={past} keyOf={idOf} rowHeight={190} sx={listStyle}>
            {(entry) => (
              <PastOrder
                entry={entry}
                onReceipt={() => send({ type: 'orders.receiptOpened', orderId: entry.id })}
              />
            )}
          </LongList>
        )}
      </Box>
      <Overlay isOpen={isReceiptOpen}>
        {receiptOrder && (
          <ReceiptDialog
            order={receiptOrder}
            isOpen={isReceiptOpen}
            onClose={() => send({ type: 'orders.receiptClosed' })}
          />
        )}
      </Overlay>
    </>
  );
}
