import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { CART_BAR_ROOM } from '../../shared/bottom-bars.ts';
import { Price } from '../../shared/Price.tsx';
import { BAR_HEIGHT, payBar } from './layout.ts';

/**
 * The styles that keep an element, such as a focused field, above the bar when the browser scrolls to the
 * element.
 */
const roomForBar = (
  <GlobalStyles
    styles={{
      '@media (max-width: 899.95px)': { html: { [CART_BAR_ROOM]: `${BAR_HEIGHT + 32}px` } },
    }}
  />
);

export function PayBar({ total, isBusy }: { total: number; isBusy: boolean }) {
  return (
    <Box sx={payBar}>
      {roomForBar}
      <Box component="dl" sx={{ flex: '1 1 0', minWidth: 'min-content' }}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
          Total
        </Typography>
        <Box component="dd" sx={{ fontSize: '1.125rem', lineHeight: 1.25 }}>
          <Price dollars={total} strong isStacked />
        </Box>
      </Box>
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        isBusy={isBusy}
        // The width fits either label, so that the bar does not change while the order is placed.
        sx={{ flex: '1 0 162px', maxWidth: { xs: 210, sm: 280, md: 210 }, px: 1, fontSize: '1rem' }}
      >
        {isBusy ? 'Processing Order...' : 'Place Order'}
      </BusyButton>
    </Box>
  );
}
