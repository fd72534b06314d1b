import { cartMachine } from '../../machines/cart.ts';
import { createCustomerRecordMachine } from '../../machines/customer-record.ts';
import type { CartOperation } from '../domain/cart.ts';
import type { Cart } from '../domain/entities.ts';
import { createActorContext } from './actors.ts';

/** What the cart holds and whether it is saved; `app/AppActors` gives it session and storage. */
export const CartRecordContext = createActorContext(
  createCustomerRecordMachine<Cart, CartOperation>(),
);

/** What the customer does with the cart. It shows what `CartRecordContext` holds. */
export const CartContext = createActorContext(cartMachine);

/** Whether a reload would empty the cart: a guest's is kept nowhere. */
export function useHasGuestCart(): boolean {
  return CartContext.useSelector(
    ({ context }) => context.userId === null && context.cart.items.length > 0,
  );
}
