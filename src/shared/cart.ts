import { cartRecordMachine } from '../../machines/cart-record.ts';
import { cartMachine } from '../../machines/cart.ts';
import { createActorContext } from './actors.ts';

/** What the cart holds and whether it is saved; `app/AppActors` gives it session and storage. */
export const CartRecordContext = createActorContext(cartRecordMachine);

/** What the customer does with the cart. It shows what `CartRecordContext` holds. */
export const CartContext = createActorContext(cartMachine);

/** Whether a reload would empty the cart: a guest's is kept nowhere. */
export function useHasGuestCart(): boolean {
  return CartContext.useSelector(
    ({ context }) => context.userId === null && context.cart.items.length > 0,
  );
}
