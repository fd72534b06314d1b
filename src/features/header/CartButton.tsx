import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { countItems } from '../../domain/pricing.ts';
import { CartContext } from '../../shared/cart.ts';

/** Opens the cart drawer and counts what is in it. */
export function CartButton() {
  const cart = CartContext.useActorRef();
  const count = CartContext.useSelector((snapshot) => countItems(snapshot.context.cart.items));
  return (
    <IconButton
      aria-label={`Cart, ${count === 1 ? '1 item' : `${count} items`}`}
      aria-haspopup="dialog"
      data-opens="cart"
      onClick={() => cart.send({ type: 'cart.opened' })}
      sx={{ width: 44, height: 44, color: 'text.primary' }}
    >
      <Badge badgeContent={count} color="primary" max={99}>
        <ShoppingBagIcon />
      </Badge>
    </IconButton>
  );
}
