import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Order } from '../../domain/entities.ts';
import { accessTo } from '../../domain/order-access.ts';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { receiptsState } from '../../shared/receipts-state.ts';
import { useUser } from '../../shared/session.ts';
import { useReorder } from '../../shared/use-reorder.ts';
import { messages } from './messages.en.tsx';

const fullOnPhone = { width: { xs: 1, sm: 'auto' } };

/** Shows the buttons to reorder and to see the receipts. */
export function AfterDelivery({ order }: { order: Order }) {
  const reorder = useReorder();
  const user = useUser();
  return (
    <Stack direction="row" sx={{ flexBasis: '100%', flexWrap: 'wrap', gap: 1 }}>
      {order.items.length > 0 && (
        <Button variant="contained" onClick={() => reorder(order)} sx={fullOnPhone}>
          <span>{orderMessages.reorder}</span>
        </Button>
      )}
      {accessTo(order, user).owner === 'viewer' && (
        <LinkButton to="/orders" state={receiptsState} variant="outlined" sx={fullOnPhone}>
          <span>{messages.receipts}</span>
        </LinkButton>
      )}
    </Stack>
  );
}
