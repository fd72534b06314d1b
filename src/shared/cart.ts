import { actorOfApp } from './app.ts';

/** The record of the cart: its contents, and whether they are saved. */
export const CartRecordActor = actorOfApp('cartRecord');

/** The actor that changes the cart. It shows the contents of the cart's record. */
export const CartActor = actorOfApp('cart');

/** Returns whether a reload would empty the cart, because a guest's cart is not stored. */
export function useHasGuestCart(): boolean {
  return CartActor.useSelector(
    ({ context }) => context.userId === null && context.cart.items.length > 0,
  );
}
