import IconButton from '@mui/material/IconButton';
import { countItems } from '../../domain/pricing.ts';
import { CartActor } from '../../shared/cart.ts';
import { CountBadge } from '../../shared/CountBadge.tsx';
import { ShoppingBagIcon } from '../../shared/icons.tsx';
import { pulse } from '../../shared/pulse.ts';
import type { Control } from '../../shared/controls.ts';
import { messages } from './messages.en.ts';

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
        <CountBadge
          key={count}
          count={count}
          sx={{
            ...pulse(1.35),
            position: 'absolute',
            top: 2,
            insetInlineEnd: 0,
            minWidth: 20,
            height: 20,
            px: '3px',
            fontFamily: 'fontFamily',
            fontSize: '0.6875rem',
            fontWeight: 600,
            lineHeight: '18px',
            fontVariantNumeric: 'normal',
          }}
        />
      )}
    </IconButton>
  );
}
