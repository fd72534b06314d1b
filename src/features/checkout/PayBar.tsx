import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { messages as billMessages } from '../../shared/bill-messages.en.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { CART_BAR_HEIGHT } from '../../shared/bottom-bars.ts';
import { WarningIcon } from '../../shared/icons.tsx';
import { Price } from '../../shared/Price.tsx';
import { BAR_HEIGHT, payBar } from './layout.ts';
import { messages } from './messages.en.ts';

/**
 * The styles that keep an element, such as a focused field, above the bar when the browser scrolls to the
 * element.
 */
const roomForBar = (
  <GlobalStyles
    styles={{
      '@media (max-width: 899.95px)': { html: { [CART_BAR_HEIGHT]: `${BAR_HEIGHT + 32}px` } },
    }}
  />
);

/**
 * Shows how many fields are still empty. Screen readers announce the number when it appears, but not each
 * time the customer fills in a field.
 */
function MissingDetails({ count }: { count: number }) {
  return (
    <Box
      role="status"
      aria-relevant="additions"
      sx={{
        flexBasis: '100%',
        // On a phone, the bar grows upwards. On a wide screen, the button must not move.
        order: { xs: -1, md: 1 },
        '&:empty': { mb: { xs: -1, md: 0 }, mt: { md: -1 } },
      }}
    >
      {count > 0 && (
        <Typography
          variant="body2"
          sx={{ display: 'flex', gap: 0.5, fontWeight: 700, color: 'error.main' }}
        >
          <WarningIcon sx={{ fontSize: '1.3em', mt: '0.05em' }} />
          <span>{messages.missingDetails(count)}</span>
        </Typography>
      )}
    </Box>
  );
}

type PayBarProps = { total: number; isBusy: boolean; missingCount: number };

export function PayBar({ total, isBusy, missingCount }: PayBarProps) {
  return (
    <Box sx={payBar}>
      {roomForBar}
      <MissingDetails count={missingCount} />
      {/* On a wide screen, the summary above the button shows the total. */}
      <Box component="dl" sx={{ display: { md: 'none' }, flex: '1 1 0', minWidth: 'min-content' }}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
          {billMessages.total}
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
        // Keeps the focus in the field while the button is pressed with a mouse or a finger. Without the focus,
        // the field would show its warning, which could move the button away from the pointer.
        onMouseDown={(event) => event.preventDefault()}
        // The width fits either label, so that the bar does not change while the order is placed.
        sx={{
          flex: '1 0 162px',
          maxWidth: { xs: 210, sm: 280, md: 'none' },
          px: 1,
          fontSize: '1rem',
        }}
      >
        {isBusy ? messages.placingOrder : messages.placeOrder}
      </BusyButton>
    </Box>
  );
}
