import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useRef } from 'react';
import type { BarOrder } from '../../domain/active-orders.ts';
import { HIGH_ENOUGH_FOR_BARS, PHONE } from '../../shared/bottom-bars.ts';
import { ExpandMoreIcon } from '../../shared/icons.tsx';
import { ClosedByBack } from '../../shared/Layer.tsx';
import { moveFocusOnRemoval } from '../../shared/move-focus-on-removal.ts';
import { CountBadge } from '../../shared/CountBadge.tsx';
import { useDisclosure } from '../../shared/use-disclosure.ts';
import { besideCartButton } from './ActiveOrderPill.tsx';
import { ActiveOrderRow, ROW_HEIGHT } from './ActiveOrderRow.tsx';
import { ReservedBarHeight } from './ReservedBarHeight.tsx';
import { messages } from './messages.en.ts';

const LIST_ID = 'active-orders';

/** The styles of the button beside the cart bar. Only the cart bar's button is filled with colour. */
const pill = {
  ...besideCartButton,
  px: 1.5,
  gap: 0.5,
  border: '1px solid',
  color: 'primary.main',
} as const;

const aboveBothBars = {
  position: { xs: 'absolute', sm: 'static' },
  bottom: 80,
  [`@media ${HIGH_ENOUGH_FOR_BARS}`]: { bottom: 'calc(100% + 8px)' },
  insetInline: 12,
  bgcolor: 'background.paper',
  border: { xs: '1px solid var(--mui-palette-divider)', sm: 0 },
  borderRadius: { xs: 4, sm: 0 },
  boxShadow: { xs: 4, sm: 'none' },
} as const;

type ActiveOrderListProps = {
  orders: readonly BarOrder[];
  /** Returns the number of unread messages from an order's driver. */
  unreadOf: (orderId: string) => number;
  /** Whether the cart bar is in the same row on a phone. If so, the list opens above both bars. */
  isBesideCart: boolean;
};

function summaryOf(orders: readonly BarOrder[]) {
  const coming = orders.filter(({ minutes }) => minutes > 0);
  const delivered = orders.length - coming.length;
  const [next] = coming;
  if (!next) return { title: messages.allDelivered(delivered), details: messages.enjoy };
  const due = coming.length === 1 ? messages.deliveryIn : messages.nextDeliveryIn;
  return {
    title: messages.onTheWay(coming.length),
    details: [
      due(next.minutes),
      ...(delivered > 0 ? [messages.someDelivered(delivered)] : []),
    ].join(' · '),
  };
}

/** Summarises all orders in one line. A button opens the list of orders above this line. */
export function ActiveOrderList({ orders, unreadOf, isBesideCart }: ActiveOrderListProps) {
  const { isOpen, open, close } = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const { title, details } = summaryOf(orders);
  const unread = orders.reduce((sum, { id }) => sum + unreadOf(id), 0);
  return (
    <Box
      ref={moveFocusOnRemoval}
      sx={isBesideCart ? { display: { xs: 'grid', sm: 'block' } } : {}}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        button.current?.focus();
        close();
      }}
    >
      <ReservedBarHeight rows={isOpen ? orders.length : 0} isBesideCart={isBesideCart} />
      {isOpen && <ClosedByBack onClose={close} />}
      <Box
        component="ul"
        id={LIST_ID}
        hidden={!isOpen}
        sx={{
          maxHeight: '40dvh',
          overflowY: 'auto',
          '& > li': { borderBottom: '1px solid', borderColor: 'divider' },
          ...(isBesideCart && aboveBothBars),
        }}
      >
        {orders.map((order) => (
          <li key={order.id}>
            <ActiveOrderRow order={order} unread={unreadOf(order.id)} />
          </li>
        ))}
      </Box>
      <ButtonBase
        ref={button}
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        onClick={isOpen ? close : open}
        sx={{
          width: '100%',
          minHeight: ROW_HEIGHT,
          px: 2,
          gap: 1.5,
          textAlign: 'start',
          '&.Mui-focusVisible': { outlineOffset: -3 },
          ...(isBesideCart && { [PHONE]: pill }),
        }}
      >
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, maxWidth: isBesideCart ? { xs: 84, sm: 'none' } : undefined }}
        >
          <Typography
            component="span"
            sx={{
              display: 'block',
              fontWeight: 700,
              lineHeight: 1.35,
              fontSize: isBesideCart ? { xs: '0.875rem', sm: '1rem' } : undefined,
            }}
          >
            {title}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{
              display: isBesideCart ? { xs: 'none', sm: 'block' } : 'block',
              color: 'text.secondary',
            }}
          >
            {details}
          </Typography>
        </Box>
        {unread > 0 && (
          <>
            <CountBadge count={unread} />
            <span style={visuallyHidden}>{messages.unread(unread)}</span>
          </>
        )}
        <ExpandMoreIcon
          sx={{ transition: 'transform 200ms', transform: isOpen ? 'none' : 'rotate(180deg)' }}
        />
      </ButtonBase>
    </Box>
  );
}
