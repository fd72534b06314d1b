import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import type { CartItem } from '../../domain/entities.ts';
import { toRupees } from '../../domain/money.ts';
import { billInRupees, billOf } from '../../domain/pricing.ts';
import { messages as billMessages } from '../../shared/bill-messages.en.ts';
import { CartActor } from '../../shared/cart.ts';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { PriceRow } from '../../shared/PriceRow.tsx';
import { useUser } from '../../shared/session.ts';
import { toOriginState } from '../../shared/page-origin.ts';
import { messages } from './messages.en.ts';

type CartNextStepProps = { items: readonly CartItem[]; onLeave: () => void };

/** Shows the cart's amounts, and the tax that checkout adds to them. */
export function CartAmounts({ items }: { items: readonly CartItem[] }) {
  const bill = billOf(items);
  const rupees = billInRupees(items, bill);
  return (
    <Stack component="dl" spacing={0.75} sx={{ px: 3, pb: 1.5 }}>
      <PriceRow label={billMessages.subtotal} dollars={bill.subtotal} rupees={rupees.subtotal} />
      <PriceRow
        label={billMessages.deliveryFee}
        dollars={bill.deliveryFee}
        rupees={rupees.deliveryFee}
      />
      <PriceRow label={billMessages.total} dollars={bill.beforeTax} rupees={rupees.beforeTax} />
      <PriceRow label={messages.taxAtCheckout} dollars={bill.tax} rupees={rupees.tax} />
    </Stack>
  );
}

/** Shows the amount to pay, with a button to checkout. A guest gets buttons to sign in instead. */
export function CartNextStep({ items, onLeave }: CartNextStepProps) {
  const cart = CartActor.useActorRef();
  const user = useUser();
  const { pathname } = useLocation();
  const { total } = billOf(items);
  return (
    <Stack
      spacing={1}
      sx={{
        px: 3,
        pt: 1.25,
        pb: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <dl>
        <PriceRow label={messages.payable} dollars={total} rupees={toRupees(total)} strong />
      </dl>
      {user ? (
        <LinkButton
          to="/checkout"
          state={toOriginState(pathname)}
          variant="contained"
          size="large"
          fullWidth
          onClick={(event) => {
            // At checkout, following the link would add the same page to the history again and scroll to its
            // top.
            if (pathname === '/checkout') event.preventDefault();
            onLeave();
          }}
        >
          {messages.checkout}
        </LinkButton>
      ) : (
        <Stack spacing={1}>
          <Typography variant="body2" component="h3" sx={{ fontWeight: 700 }}>
            {messages.signInFirst}
          </Typography>
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              gap: 1,
              '& > *': { flex: '1 1 0', minWidth: 'fit-content', px: 2, whiteSpace: 'nowrap' },
            }}
          >
            <Button
              variant="contained"
              onClick={() => cart.send({ type: 'cart.signInChosen', mode: 'login' })}
            >
              {sharedMessages.signIn}
            </Button>
            <Button
              variant="outlined"
              onClick={() => cart.send({ type: 'cart.signInChosen', mode: 'signup' })}
            >
              {sharedMessages.signUp}
            </Button>
          </Stack>
          <Button
            disabled
            sx={{
              minHeight: 36,
              py: 0,
              '&.Mui-disabled': { color: 'text.secondary', bgcolor: 'divider' },
            }}
          >
            {messages.signInToOrder}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
