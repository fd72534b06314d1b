import Box from '@mui/material/Box';
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

type CartSummaryProps = { items: readonly CartItem[]; onLeave: () => void };

/** The media query for screens high enough to keep the drawer's title, total and buttons in view. */
export const HIGH_ENOUGH = '@media (min-height: 36em)';

/** The styles of the total and the buttons, which stay in view while the drawer scrolls. */
const nextStep = {
  px: 3,
  pt: 1.5,
  pb: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  [HIGH_ENOUGH]: { position: 'sticky', bottom: 0, zIndex: 1 },
} as const;

/** Shows the amounts and the button to checkout, or the buttons to sign in first. */
export function CartSummary({ items, onLeave }: CartSummaryProps) {
  const cart = CartActor.useActorRef();
  const user = useUser();
  const { pathname } = useLocation();
  const totals = cartTotals(items);
  const rupees = billInRupees(items, totals);
  const { total: payable } = checkoutTotals(items);
  return (
    <>
      <Box sx={{ px: 3, pb: 1.5 }}>
        <Stack component="dl" spacing={0.75}>
          <PriceRow
            label={billMessages.subtotal}
            dollars={totals.subtotal}
            rupees={rupees.subtotal}
          />
          <PriceRow
            label={billMessages.deliveryFee}
            dollars={totals.deliveryFee}
            rupees={rupees.deliveryFee}
          />
        </Stack>
      </Box>
      <Stack spacing={1.5} sx={nextStep}>
        <div>
          <dl>
            <PriceRow
              label={billMessages.total}
              dollars={totals.total}
              rupees={rupees.total}
              strong
            />
          </dl>
          <Typography sx={{ mt: 0.25 }}>{messages.payable(<Price dollars={payable} />)}</Typography>
        </div>
        {user ? (
          <LinkButton
            to="/checkout"
            state={leadingFrom(pathname)}
            variant="contained"
            size="large"
            fullWidth
            onClick={onLeave}
          >
            {messages.checkout}
          </LinkButton>
        ) : (
          <Stack spacing={1.25}>
            <Typography variant="h4" component="h3">
              {messages.signInFirst}
            </Typography>
            <Stack
              direction="row"
              sx={{
                flexWrap: 'wrap',
                gap: 1.25,
                '& > *': { flex: '1 1 auto', px: 2, whiteSpace: 'nowrap' },
              }}
            >
              <Button
                variant="contained"
                size="large"
                onClick={() => cart.send({ type: 'cart.signInChosen', mode: 'login' })}
              >
                {sharedMessages.signIn}
              </Button>
              <Button
                variant="outlined"
                size="large"
                onClick={() => cart.send({ type: 'cart.signInChosen', mode: 'signup' })}
              >
                {sharedMessages.signUp}
              </Button>
            </Stack>
            <Button size="small" disabled>
              {messages.signInToOrder}
            </Button>
          </Stack>
        )}
      </Stack>
    </>
  );
}
