import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Cart } from '../../domain/entities.ts';
import { billInRupees, checkoutTotals } from '../../domain/pricing.ts';
import { CartActor } from '../../shared/cart.ts';
import { PriceRow } from '../../shared/PriceRow.tsx';
import { ScheduleIcon } from '../../shared/icons.tsx';
import { OrderedDishes } from './OrderedDishes.tsx';
import { PayBar } from './PayBar.tsx';
import { summary, summaryCard } from './layout.ts';

type OrderSummaryProps = { cart: Cart; isBusy: boolean };

export function OrderSummary({ cart, isBusy }: OrderSummaryProps) {
  const actor = CartActor.useActorRef();
  const totals = checkoutTotals(cart.items);
  const rupees = billInRupees(cart.items, totals);
  return (
    <Box component="section" aria-labelledby="summary-title" sx={summary}>
      <Box sx={summaryCard}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h2" id="summary-title" sx={{ fontSize: '1.375rem' }}>
            Order Summary
          </Typography>
          <Button
            disabled={isBusy}
            onClick={() => actor.send({ type: 'cart.opened' })}
            sx={{ px: 1.5, mr: -1.5, my: -1, flexShrink: 0 }}
          >
            Edit cart
          </Button>
        </Stack>
        <Typography sx={{ mt: 0.75, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {cart.restaurant?.name}
        </Typography>
        <Stack
          direction="row"
          spacing={0.75}
          sx={{ alignItems: 'center', color: 'text.secondary', mt: 0.25 }}
        >
          <ScheduleIcon fontSize="small" />
          <Typography variant="body2">25-30 min delivery</Typography>
        </Stack>
        <OrderedDishes cart={cart} rupees={rupees.items} />
        <Stack
          component="dl"
          spacing={0.75}
          sx={{ pt: 2, borderTop: '1px solid', borderColor: 'divider' }}
        >
          <PriceRow label="Subtotal" dollars={totals.subtotal} rupees={rupees.subtotal} />
          <PriceRow label="Delivery fee" dollars={totals.deliveryFee} rupees={rupees.deliveryFee} />
          <PriceRow label="Tax (8%)" dollars={totals.tax} rupees={rupees.tax} />
        </Stack>
      </Box>
      <PayBar total={totals.total} isBusy={isBusy} />
    </Box>
  );
}
