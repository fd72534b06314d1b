import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { emptyThali } from '../../data/scenes.ts';
import type { Order } from '../../domain/entities.ts';
import { ButtonRow } from '../../shared/ButtonRow.tsx';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { ignoreFirstTaps } from '../../shared/ignore-first-taps.ts';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { useFocusOnMount } from '../../shared/use-focus-on-mount.ts';
import { useReorder } from '../../shared/use-reorder.ts';
import { messages } from './messages.en.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderSheet } from './OrderSheet.tsx';

type CancelledOrderProps = {
  order: Order;
  /**
   * Whether the order was cancelled while the page showed it. If so, the message about the cancellation gets
   * the focus.
   */
  isNews: boolean;
};

export function CancelledOrder({ order, isNews }: CancelledOrderProps) {
  const message = useFocusOnMount<HTMLDivElement>(isNews);
  const reorder = useReorder();
  return (
    <>
      <Box ref={message} tabIndex={-1} sx={{ outline: 'none', ...(isNews && ignoreFirstTaps) }}>
        <EmptyState
          picture={emptyThali}
          title={messages.cancelled.title}
          text={messages.cancelled.text}
        >
          <ButtonRow>
            {order.items.length > 0 && (
              <Button
                variant="contained"
                aria-label={messages.cancelled.reorderFrom(order.restaurant.name)}
                onClick={() => reorder(order)}
              >
                <span>{orderMessages.reorder}</span>
              </Button>
            )}
            <LinkButton to="/restaurants" variant="outlined">
              <span>{sharedMessages.browseRestaurants}</span>
            </LinkButton>
          </ButtonRow>
        </EmptyState>
      </Box>
      <Box sx={{ maxWidth: 560, mx: 'auto' }}>
        <OrderSheet>
          <OrderDetails order={order} isDelivered={false} />
        </OrderSheet>
      </Box>
    </>
  );
}
