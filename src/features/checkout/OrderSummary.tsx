import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Cart } from '../../domain/entities.ts';
import { restaurantName } from '../../data/names.ts';
import { billInRupees, billOf } from '../../domain/pricing.ts';
import { CartActor } from '../../shared/cart.ts';
import { DeliveryTime } from '../../shared/DeliveryTime.tsx';
import { BillRows } from '../../shared/BillRows.tsx';
import { OrderedDishes } from './OrderedDishes.tsx';
import { PayBar } from './PayBar.tsx';
import { summary, SUMMARY_TITLE_ID, summaryCard } from './layout.ts';
import { messages } from './messages.en.ts';

type OrderSummaryProps = {
  cart: Cart;
  isBusy: boolean;
  /** The number of required fields that the customer has left empty. */
  missingCount: number;
};

export function OrderSummary({ cart, isBusy, missingCount }: OrderSummaryProps) {
  const actor = CartActor.useActorRef();
  const totals = billOf(cart.items);
  const rupees = billInRupees(cart.items, totals);
  return (
    <Box component="section" aria-labelledby={SUMMARY_TITLE_ID} sx={summary}>
      <Box sx={summaryCard}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography
            variant="h2"
            id={SUMMARY_TITLE_ID}
            tabIndex={-1}
            sx={{ fontSize: '1.375rem', scrollMarginTop: '24px' }}
          >
            {messages.summary}
          </Typography>
          <Button
            disabled={isBusy}
            onClick={() => actor.send({ type: 'cart.opened' })}
            sx={{ px: 1.5, marginInlineEnd: -1.5, my: -1, flexShrink: 0 }}
          >
            <span>{messages.editCart}</span>
          </Button>
        </Stack>
        <Typography sx={{ mt: 0.75, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {cart.restaurant && restaurantName(cart.restaurant.id, cart.restaurant.name)}
        </Typography>
        <DeliveryTime />
        <OrderedDishes cart={cart} rupees={rupees.items} />
        <Stack
          component="dl"
          spacing={0.75}
          sx={{ pt: 2, borderTop: '1px solid', borderColor: 'divider' }}
        >
          <BillRows totals={totals} rupees={rupees} />
        </Stack>
      </Box>
      <PayBar items={cart.items} isBusy={isBusy} missingCount={missingCount} />
    </Box>
  );
}
