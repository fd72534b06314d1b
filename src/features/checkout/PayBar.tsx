import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { CartItem } from '../../domain/entities.ts';
import { formatDollars, formatRupees } from '../../domain/money.ts';
import { billOf, countItems } from '../../domain/pricing.ts';
import { messages as billMessages } from '../../shared/bill-messages.en.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { CART_BAR_HEIGHT } from '../../shared/bottom-bars.ts';
import { WarningIcon } from '../../shared/icons.tsx';
import { inheritedFont } from '../../shared/inherited-font.ts';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { focusFirstMissing } from './focus-field.ts';
import { BAR_HEIGHT, payBar, SUMMARY_TITLE_ID } from './layout.ts';
import { messages } from './messages.en.ts';

/**
 * The styles that keep an element, such as a focused field, above the bar when the browser scrolls to the
 * element.
 */
const roomForBar = (
  <GlobalStyles
    styles={{
      '@media (max-width: 899.95px)': { html: { [CART_BAR_HEIGHT]: `${BAR_HEIGHT + 36}px` } },
    }}
  />
);

/**
 * Shows how many fields are still empty, and leads to the first of them. Screen readers announce the number
 * when it appears, but not each time the customer fills in a field.
 */
function MissingDetails({ count }: { count: number }) {
  return (
    <Box
      role="status"
      aria-relevant="additions"
      sx={{
        flexBasis: '100%',
        order: -1,
        // On a phone, the bar grows upwards when this line appears. On a wide screen, room is reserved for
        // the line, so that the button does not move.
        minHeight: { md: 28 },
        '&:empty': { position: { xs: 'absolute', md: 'static' } },
      }}
    >
      {count > 0 && (
        <Button
          color="error"
          onClick={({ currentTarget }) => focusFirstMissing(currentTarget.form)}
          sx={{
            // The button is 44 pixels high, but takes only the room of its text.
            my: -1,
            mx: -1,
            px: 1,
            gap: 0.75,
            fontSize: '0.875rem',
            justifyContent: 'flex-start',
            '& > :last-of-type': { textDecoration: 'underline', textUnderlineOffset: '3px' },
          }}
        >
          <WarningIcon sx={{ fontSize: '1.3em' }} />
          <span>{messages.missingDetails(count)}</span>
        </Button>
      )}
    </Box>
  );
}

function showSummary(): void {
  const title = document.getElementById(SUMMARY_TITLE_ID);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

/**
 * Shows the order's total, the item count and the delivery time. A click scrolls to the summary. A wide
 * screen shows the summary itself above the button.
 */
function Total({ items }: { items: readonly CartItem[] }) {
  const { total } = billOf(items);
  return (
    <ButtonBase
      onClick={showSummary}
      sx={{
        display: { xs: 'block', md: 'none' },
        flex: '1 1 0',
        minWidth: 'min-content',
        minHeight: 44,
        borderRadius: 1,
        textAlign: 'start',
        ...inheritedFont,
        fontSize: '0.8125rem',
        lineHeight: 1.45,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {billMessages.total}
      </Box>{' '}
      <Typography component="span" sx={{ fontSize: '1.125rem', fontWeight: 800, lineHeight: 1.25 }}>
        {formatRupees(total)}
      </Typography>{' '}
      <Box component="span" sx={visuallyHidden}>
        /
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {formatDollars(total)}
      </Box>{' '}
      <Box
        component="span"
        sx={{
          display: 'block',
          color: 'primary.main',
          fontWeight: 600,
          textDecoration: 'underline',
          textUnderlineOffset: '3px',
        }}
      >
        <span>{sharedMessages.itemCount(countItems(items))}</span>{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap', '&::before': { content: '"· "' } }}>
          {messages.deliveryMinutes}
        </Box>
      </Box>{' '}
      <Box component="span" sx={visuallyHidden}>
        {messages.summary}
      </Box>
    </ButtonBase>
  );
}

type PayBarProps = { items: readonly CartItem[]; isBusy: boolean; missingCount: number };

export function PayBar({ items, isBusy, missingCount }: PayBarProps) {
  return (
    <Box sx={payBar}>
      {roomForBar}
      <MissingDetails count={missingCount} />
      <Total items={items} />
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
          flex: { xs: '0 0 auto', sm: '1 0 162px' },
          minWidth: 162,
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
