import { actorOfApp } from './app.ts';

/** What the cart holds and whether it is saved. */
export const CartRecordActor = actorOfApp('cartRecord');

/** What the customer does with the cart. It shows what the cart's record holds. */
export const CartActor = actorOfApp('cart');

/** Whether a reload would empty the cart: a guest's is kept nowhere. */
export function useHasGuestCart(): boolean {
  return CartActor.useSelector(
    ({ context }) => context.userId === null && context.cart.items.length > 0,
  );
}
