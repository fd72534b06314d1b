import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Cart } from '../../../machines/entities.ts';
import { checkoutTotals } from '../../domain/pricing.ts';
import { Price } from '../../shared/Price.tsx';
import { PriceRow } from '../../shared/PriceRow.tsx';
import { ScheduleIcon } from '../../shared/icons.tsx';

type OrderSummaryProps = { cart: Cart; isBusy: boolean };

/** What is ordered and what it costs, beside the button that orders it. */
export function OrderSummary({ cart, isBusy }: OrderSummaryProps) {
  const { subtotal, deliveryFee, tax, total } = checkoutTotals(cart.items);
  return (
    <Paper
      component="section"
      aria-labelledby="summary-title"
      variant="outlined"
      sx={{ p: { xs: 2.5, sm: 3 }, borderRadius: 5, position: { md: 'sticky' }, top: 100 }}
    >
      <Typography variant="h2" id="summary-title" sx={{ fontSize: '1.375rem' }}>
        Order Summary
      </Typography>
      <Typography sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {cart.restaurant?.name}
      </Typography>
      <Stack
        direction="row"
        spacing={0.75}
        sx={{ alignItems: 'center', color: 'text.secondary', mt: 0.5 }}
      >
        <ScheduleIcon fontSize="small" />
        <Typography variant="body2">25-30 min delivery</Typography>
      </Stack>
      <Box
        component="ul"
        aria-label="Items"
        sx={{ listStyle: 'none', p: 0, my: 2, maxHeight: 320, overflowY: 'auto' }}
        tabIndex={cart.items.length > 8 ? 0 : undefined}
      >
        {cart.items.map((item) => (
          <Stack
            key={item.id}
            component="li"
            direction="row"
            spacing={1.5}
            sx={{ justifyContent: 'space-between', py: 0.75 }}
          >
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 }}>
              <Box component="span" sx={{ fontWeight: 700, mr: 0.5 }}>
                {item.quantity}×
              </Box>{' '}
              {item.name}
            </Typography>
            <Price dollars={item.price * item.quantity} />
          </Stack>
        ))}
      </Box>
      <Stack
        component="dl"
        spacing={0.75}
        sx={{ m: 0, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}
      >
        <PriceRow label="Subtotal" dollars={subtotal} />
        <PriceRow label="Delivery fee" dollars={deliveryFee} />
        <PriceRow label="Tax (8%)" dollars={tax} />
        <PriceRow label="Total" dollars={total} strong />
      </Stack>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={isBusy}
        sx={{ mt: 2.5 }}
      >
        {isBusy ? 'Processing Order...' : 'Place Order'}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, textAlign: 'center' }}>
        Only the last four digits of your card are kept.
      </Typography>
    </Paper>
  );
}
