import { useEffect } from 'react';
import { takeCarriedCart } from '../services/reload.ts';
import { whenIdle } from '../services/when-idle.ts';
import { CartContext } from '../shared/cart.ts';

/**
 * Stands last in the page: once React has taken that over as it was rendered, the cart that came along
 * with a reload fills again. When the browser has time: it takes a while to open its session's storage.
 */
export function CarriedCart() {
  const cart = CartContext.useActorRef();
  useEffect(() => {
    const refill = async () => {
      const carried = await takeCarriedCart();
      if (!carried?.restaurant) return;
      const { restaurant, items } = carried;
      cart.send({ type: 'cart.orderRepeated', restaurant, items });
    };
    whenIdle(() => void refill());
  }, [cart]);
  return null;
}
