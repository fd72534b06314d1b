import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { countItems } from '../../domain/pricing.ts';
import { CartActor } from '../../shared/cart.ts';
import { ShoppingBagIcon } from '../../shared/icons.tsx';
import { pulse } from '../../shared/pulse.ts';
import type { Control } from '../../shared/controls.ts';
import { messages } from './messages.en.ts';

/** The highest number shown, because more than two digits would cover the icon. */
const MAX_SHOWN = 99;

export function CartButton() {
  const cart = CartActor.useActorRef();
  const count = CartActor.useSelector((snapshot) => countItems(snapshot.context.cart.items));
  return (
    <IconButton
      data-control={'cart' satisfies Control}
      aria-label={messages.cart(count)}
      aria-haspopup="dialog"
      onClick={() => cart.send({ type: 'cart.opened' })}
      sx={{ color: 'text.primary' }}
    >
      <ShoppingBagIcon />
      {/* MUI's Badge component is not used, because it would add one per cent to the first load. */}
      {count > 0 && (
        <Box
          component="span"
          key={count}
          aria-hidden
          sx={{
            ...pulse(1.35),
            position: 'absolute',
            top: 2,
            insetInlineEnd: 0,
            minWidth: 20,
            height: 20,
            px: 0.5,
            borderRadius: 5,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontFamily: 'fontFamily',
            fontSize: '0.6875rem',
            fontWeight: 600,
            lineHeight: '20px',
          }}
        >
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </Box>
      )}
    </IconButton>
  );
}
