import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useLocation } from 'react-router-dom';
import { formatPrice } from '../../domain/money.ts';
import { countItems, subtotalOf } from '../../domain/pricing.ts';
import { CartActor } from '../../shared/cart.ts';
import {
  BAR_BUTTON_RADIUS,
  BARS_HEIGHT,
  CART_BAR_HEIGHT,
  HIGH_ENOUGH_FOR_BARS,
} from '../../shared/bottom-bars.ts';
import { pulse } from '../../shared/pulse.ts';
import { messages } from './cart-bar-messages.en.ts';

/** The height of the bar in pixels. */
const HEIGHT = 80;

/**
 * The paths without the bar. /checkout shows the dishes itself, and /track needs the room for the map and the
 * chat.
 */
const pagesWithout = new Set(['/checkout', '/track']);

/** The styles that keep focused controls and notices above the bar. */
const room = (
  <GlobalStyles
    styles={(theme) => ({
      [`${theme.breakpoints.down('sm')} and ${HIGH_ENOUGH_FOR_BARS}`]: {
        html: { [CART_BAR_HEIGHT]: `${HEIGHT}px` },
      },
    })}
  />
);

/**
 * Shows the cart's item count and total at the bottom of the screen, beside the active-order bar. A wide
 * screen shows it only while there is an active order. At the end of a page, the bar is below the content and
 * covers nothing.
 */
export function CartBar() {
  const cart = CartActor.useActorRef();
  const items = CartActor.useSelector((snapshot) => snapshot.context.cart.items);
  const { pathname } = useLocation();
  if (items.length === 0 || pagesWithout.has(pathname)) return null;
  const facts = messages.facts(countItems(items), formatPrice(subtotalOf(items)));
  return (
    <Box
      className="cart-bar"
      sx={{
        display: 'flex',
        flex: { xs: 1, sm: '0 1 300px' },
        alignSelf: { xs: 'stretch', sm: 'auto' },
        minWidth: 0,
        [`@media ${HIGH_ENOUGH_FOR_BARS}`]: {
          // The bar is always visible, so the page should not scroll when its button is focused.
          '& button': { scrollMarginBottom: `calc(-1 * ${BARS_HEIGHT})` },
        },
        p: { xs: 1.5, sm: 0 },
        minHeight: { xs: HEIGHT, sm: 0 },
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
          minHeight: { xs: 56, sm: 52 },
          my: { sm: 0.5 },
          borderRadius: BAR_BUTTON_RADIUS,
          px: 1,
          fontSize: '1rem',
          lineHeight: 1.35,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box component="span" key={facts} sx={{ display: 'inline-block', ...pulse(1.06) }}>
          {messages.viewCart}{' '}
          <span className="cart-facts">
            <span>·</span> <span>{facts}</span>
          </span>{' '}
          <Box
            component="span"
            className="cart-extra"
            sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 500 }}
          >
            {messages.extra}
          </Box>
        </Box>
      </Button>
    </Box>
  );
}
