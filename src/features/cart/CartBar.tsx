import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useLocation } from 'react-router-dom';
import { formatDollars } from '../../domain/money.ts';
import { countItems, subtotalOf } from '../../domain/pricing.ts';
import { CartActor } from '../../shared/cart.ts';
import { BARS_ROOM, CART_BAR_ROOM, HIGH_ENOUGH_FOR_BARS } from '../../shared/bottom-bars.ts';
import { pulse } from '../../shared/pulse.ts';

/** Pixels. */
const HEIGHT = 80;

/** Checkout shows the order itself; on the way to the door there are a map and a chat to use. */
const pagesWithout = new Set(['/checkout', '/track']);

/** A focused control stops above the bar, and so do notices. */
const room = (
  <GlobalStyles
    styles={(theme) => ({
      [`${theme.breakpoints.down('sm')} and ${HIGH_ENOUGH_FOR_BARS}`]: {
        html: { [CART_BAR_ROOM]: `${HEIGHT}px` },
      },
    })}
  />
);

/**
 * The cart's count and total on a phone, at the bottom of the screen. At the page's end it has its own place,
 * where it covers nothing.
 */
export function CartBar() {
  const cart = CartActor.useActorRef();
  const items = CartActor.useSelector((snapshot) => snapshot.context.cart.items);
  const { pathname } = useLocation();
  if (items.length === 0 || pagesWithout.has(pathname)) return null;
  const count = countItems(items);
  const facts = `${count === 1 ? '1 item' : `${count} items`} · ${formatDollars(subtotalOf(items))}`;
  return (
    <Box
      sx={{
        display: { sm: 'none' },
        [`@media ${HIGH_ENOUGH_FOR_BARS}`]: {
          position: 'sticky',
          // It is in sight: the page need not scroll for it.
          '& button': { scrollMarginBottom: `calc(-1 * ${BARS_ROOM})` },
        },
        bottom: 0,
        zIndex: 'fab',
        p: 1.5,
        minHeight: HEIGHT,
        // Clicks beside the button reach the page.
        pointerEvents: 'none',
      }}
    >
      {room}
      <Button
        variant="contained"
        size="large"
        fullWidth
        aria-haspopup="dialog"
        onClick={() => cart.send({ type: 'cart.opened' })}
        sx={{
          minHeight: 56,
          px: 2,
          pointerEvents: 'auto',
          boxShadow: '0 8px 24px rgb(0 0 0 / 0.24)',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box component="span" key={facts} sx={{ display: 'inline-block', ...pulse(1.06) }}>
          {`View cart · ${facts}`}
        </Box>
      </Button>
    </Box>
  );
}
