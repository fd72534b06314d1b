import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ListedOrder } from '../../domain/entities.ts';
import { billInRupees, billOf } from '../../domain/pricing.ts';
import { messages as billMessages } from '../../shared/bill-messages.en.ts';
import { CloseButton } from '../../shared/CloseButton.tsx';
import { DishNote } from '../../shared/DishNote.tsx';
import { fullOnPhone } from '../../shared/full-on-phone.ts';
import { Layer } from '../../shared/Layer.tsx';
import { Logo } from '../../shared/Logo.tsx';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { Price } from '../../shared/Price.tsx';
import { BillRows } from '../../shared/BillRows.tsx';
import { messages } from './receipt-messages.en.ts';
import { ReceiptCaution, ReceiptDish } from './ReceiptDiet.tsx';
import { ReceiptTimeline } from './ReceiptTimeline.tsx';

/** The styles that print only the receipt, not the page behind it. */
const printStyles = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > :not(.receipt)': { display: 'none !important' },
        '.receipt .MuiBackdrop-root, .receipt .screen-only': { display: 'none !important' },
        '.receipt .MuiDialog-container': {
          display: 'block !important',
          height: 'auto !important',
          containerType: 'normal !important',
        },
        '.receipt .MuiPaper-root': {
          maxHeight: 'none !important',
          boxShadow: 'none !important',
          background: '#ffffff !important',
          color: '#000000 !important',
        },
      },
    }}
  />
);

type ReceiptProps = { order: ListedOrder; onClose: () => void };

function Receipt({ order, onClose }: ReceiptProps) {
  const totals = { ...billOf(order.items), total: order.total };
  const rupees = billInRupees(order.items, totals);
  return (
    <>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2.5 }}
      >
        <Logo size={30} />
        <CloseButton
          className="screen-only"
          label={messages.close}
          onClick={onClose}
          sx={{ marginInlineEnd: -1.25 }}
        />
      </Stack>
      <Typography variant="h2" id="receipt-title">
        {messages.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {orderMessages.orderNumber(order.id)}
      </Typography>
      <ReceiptTimeline order={order} />
      {order.status === 'cancelled' && (
        <Typography sx={{ mt: 1, fontWeight: 700, color: 'error.main' }}>
          {orderMessages.cancelledNotCharged}
        </Typography>
      )}
      <Typography sx={{ mt: 2, fontWeight: 700, overflowWrap: 'anywhere' }}>
        {order.restaurant.name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {order.status === 'delivered'
          ? messages.deliveredTo(order.address)
          : messages.address(order.address)}
      </Typography>
      <Box component="ul" aria-label={billMessages.dishes} sx={{ my: 2 }}>
        {order.items.map((item, index) => (
          <Stack
            key={item.id}
            component="li"
            direction="row"
            sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, py: 0.5 }}
          >
            {/* On the narrowest phones, the price is below a long name. */}
            <Box component="span" sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <b>{`${item.quantity}×`}</b> <ReceiptDish item={item} />
              <DishNote note={item.note} />
            </Box>
            <Box component="span" sx={{ marginInlineStart: 'auto', textAlign: 'end' }}>
              <Price dollars={item.price * item.quantity} rupees={rupees.items[index]} />
            </Box>
          </Stack>
        ))}
      </Box>
      <Stack
        component="dl"
        spacing={0.5}
        sx={{ pt: 2, borderTop: '1px dashed', borderColor: 'divider' }}
      >
        <BillRows totals={totals} rupees={rupees} />
      </Stack>
      <ReceiptCaution order={order} />
    </>
  );
}

type ReceiptDialogProps = {
  /** The order on the receipt; null until a receipt is first opened. */
  order: ListedOrder | null;
  isOpen: boolean;
  onClose: () => void;
};

export function ReceiptDialog({ order, isOpen, onClose }: ReceiptDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      className="receipt"
      aria-labelledby="receipt-title"
      slotProps={fullOnPhone}
    >
      {isOpen && <Layer onClose={onClose} />}
      {isOpen && printStyles}
      <DialogContent sx={{ p: { xs: 2, sm: 4 } }}>
        {order && <Receipt order={order} onClose={onClose} />}
      </DialogContent>
      <DialogActions className="screen-only" sx={{ px: { xs: 2, sm: 4 }, pt: 1.5 }}>
        <Button variant="contained" fullWidth onClick={() => globalThis.print()}>
          {messages.print}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
