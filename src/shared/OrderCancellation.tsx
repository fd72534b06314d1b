import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { CANCELLATION_SECONDS } from '../domain/cancellation.ts';
import { secondsUntil } from '../domain/duration.ts';
import type { Order } from '../domain/entities.ts';
import { messages } from './cancellation-messages.en.ts';
import { CancellationDialog } from './CancellationDialog.tsx';
import { moveFocusOnRemoval } from './move-focus-on-removal.ts';
import { TimeRing } from './TimeRing.tsx';
import { useOrderCancellation } from './use-order-cancellation.ts';

type OrderCancellationProps = {
  order: Pick<Order, 'id' | 'createdAt' | 'estimatedDelivery'> & {
    restaurant: { name: string };
  };
  userId: string;
};

/**
 * The styles of the row. The row has the same height with and without the ring, so that nothing moves when
 * the time is up.
 */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  minHeight: 48,
} as const;

/** The styles that hide a text on the narrowest screens, on which the ring and the button fill the row. */
const hiddenOnTheNarrowest = { '@media (max-width: 359.95px)': { display: 'none' } } as const;

/**
 * Shows how long the customer can still cancel an order, with the button and its dialog. When the time is up,
 * a sentence replaces the button, and screen readers announce the sentence.
 */
export function OrderCancellation({ order, userId }: OrderCancellationProps) {
  const cancellation = useOrderCancellation(order, userId);
  const isQuiet = useSelector(cancellation, (snapshot) => snapshot.matches('quiet'));
  const isTooLate = useSelector(cancellation, (snapshot) => snapshot.matches('tooLate'));
  const seconds = useSelector(cancellation, ({ context }) =>
    secondsUntil(context.deadline, context.now),
  );
  const sentence = useRef<HTMLDivElement>(null);
  if (isQuiet) return null;
  return (
    <>
      <Box ref={moveFocusOnRemoval} tabIndex={-1} sx={{ outline: 'none' }}>
        {!isTooLate && (
          <Box ref={moveFocusOnRemoval} sx={row}>
            <TimeRing seconds={seconds} of={CANCELLATION_SECONDS} />
            <Typography variant="body2" sx={{ flex: '1 1 5rem', ...hiddenOnTheNarrowest }}>
              {messages.changedYourMind}
            </Typography>
            <Button
              variant="outlined"
              color="secondary"
              size="small"
              aria-haspopup="dialog"
              aria-label={messages.cancelOrderNumber(order.id)}
              onClick={() => cancellation.send({ type: 'cancellation.requested' })}
              sx={{ flexShrink: 0 }}
            >
              {messages.cancelOrder}
            </Button>
          </Box>
        )}
        <Box role="status">
          {isTooLate && (
            <Box ref={sentence} tabIndex={-1} sx={{ ...row, outline: 'none' }}>
              <Typography variant="body2">{messages.isTooLate}</Typography>
            </Box>
          )}
        </Box>
      </Box>
      <CancellationDialog
        cancellation={cancellation}
        restaurantName={order.restaurant.name}
        // The button that opened the dialog may be gone when the dialog closes.
        onClosed={() => sentence.current?.focus({ preventScroll: true })}
      />
    </>
  );
}
