import { actorOfApp } from './app.ts';

/** The cart's contents, and whether they are saved. */
export const CartRecordActor = actorOfApp('cartRecord');

/** Cart actions. It shows what the cart's record contains. */
export const CartActor = actorOfApp('cart');

/** Whether a reload would empty the cart: a guest's is kept nowhere. */
export function useHasGuestCart(): boolean {
  return CartActor.useSelector(
    ({ context }) => context.userId === null && context.cart.items.length > 0,
  );
}
