import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Cart } from '../../domain/entities.ts';
import { formatPrice } from '../../domain/money.ts';
import { billOf, countItems } from '../../domain/pricing.ts';
import { messages as billMessages } from '../../shared/bill-messages.en.ts';
import { ArrowBackIcon } from '../../shared/icons.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { summaryLine, SUMMARY_TITLE_ID } from './layout.ts';
import { messages } from './messages.en.ts';

function showSummary(): void {
  const title = document.getElementById(SUMMARY_TITLE_ID);
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

/**
 * Shows the order in one line above the form, and scrolls to the summary, which a phone shows below the form.
 */
export function SummaryLine({ cart: { items } }: { cart: Cart }) {
  const count = sharedMessages.itemCount(countItems(items));
  const price = formatPrice(billOf(items).total);
  return (
    <ButtonBase onClick={showSummary} sx={summaryLine}>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}>
        <Typography component="span" sx={{ fontWeight: 700, lineHeight: 1.4 }}>
          {`${count} · ${price}`}
        </Typography>{' '}
        <Typography
          component="span"
          variant="body2"
          sx={{ color: 'text.secondary', lineHeight: 1.6 }}
        >
          {billMessages.deliveryTime}
        </Typography>
      </Box>{' '}
      <Typography
        component="span"
        variant="body2"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          color: 'primary.main',
          fontWeight: 700,
        }}
      >
        {messages.toSummary}
        <ArrowBackIcon sx={{ fontSize: '1.25rem', transform: 'rotate(-90deg)' }} />
      </Typography>
    </ButtonBase>
  );
}
