import { actorOfApp } from './app.ts';

/** The actor that stores the cart's contents, and knows whether they are saved. */
export const CartRecordActor = actorOfApp('cartRecord');

/** The actor that changes the cart. Its context contains a copy of the stored contents. */
export const CartActor = actorOfApp('cart');

/** Returns whether a reload would empty the cart, because a guest's cart is not stored. */
export function useHasGuestCart(): boolean {
  return CartActor.useSelector(
    ({ context }) => context.userId === null && context.cart.items.length > 0,
  );
}
