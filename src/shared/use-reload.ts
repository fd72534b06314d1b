import { useCallback } from 'react';
import { reloadWith } from '../services/reload.ts';
import { CartContext } from './cart.ts';

/** What loads the page again. A customer's cart is saved already; a guest's comes along. */
export function useReload(): () => void {
  const actor = CartContext.useActorRef();
  return useCallback(() => {
    const { cart, userId } = actor.getSnapshot().context;
    reloadWith(userId === null ? cart : null);
  }, [actor]);
}
