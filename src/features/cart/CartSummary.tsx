import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import type { CartItem } from '../../domain/entities.ts';
import { billInRupees, cartTotals, checkoutTotals } from '../../domain/pricing.ts';
import { messages as billMessages } from '../../shared/bill-messages.en.ts';
import { CartActor } from '../../shared/cart.ts';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Price } from '../../shared/Price.tsx';
import { PriceRow } from '../../shared/PriceRow.tsx';
import { useUser } from '../../shared/session.ts';
import { leadingFrom } from '../../shared/way-back.ts';
import { messages } from './messages.en.tsx';

type CartNextStepProps = { items: readonly CartItem[]; onLeave: () => void };

/** Shows the amounts that the total is made of. */
export function CartAmounts({ items }: { items: readonly CartItem[] }) {
  const totals = cartTotals(items);
  const rupees = billInRupees(items, totals);
  return (
    <Stack component="dl" spacing={0.75} sx={{ px: 3, pb: 1.5 }}>
      <PriceRow label={billMessages.subtotal} dollars={totals.subtotal} rupees={rupees.subtotal} />
      <PriceRow
        label={billMessages.deliveryFee}
        dollars={totals.deliveryFee}
        rupees={rupees.deliveryFee}
      />
    </Stack>
  );
}

/** Shows the total and the button to checkout, or the buttons to sign in first. */
export function CartNextStep({ items, onLeave }: CartNextStepProps) {
  const cart = CartActor.useActorRef();
  const user = useUser();
  const { pathname } = useLocation();
  const totals = cartTotals(items);
  const rupees = billInRupees(items, totals);
  const { total: payable } = checkoutTotals(items);
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
      <div>
        <dl>
          <PriceRow
            label={billMessages.total}
            dollars={totals.total}
            rupees={rupees.total}
            strong
          />
        </dl>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {messages.payable(<Price dollars={payable} />)}
        </Typography>
      </div>
      {user ? (
        <LinkButton
          to="/checkout"
          state={leadingFrom(pathname)}
          variant="contained"
          size="large"
          fullWidth
          onClick={(event) => {
            // At checkout, the link would add the same page to the history and scroll to its top.
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
              '& > *': { flex: '1 1 auto', px: 2, whiteSpace: 'nowrap' },
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
            size="small"
            variant="outlined"
            disabled
            sx={{ '&.Mui-disabled': { color: 'text.secondary', borderStyle: 'dashed' } }}
          >
            {messages.signInToOrder}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
