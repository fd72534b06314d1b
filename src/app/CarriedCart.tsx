import { useEffect } from 'react';
import { takeCarriedCart } from '../services/reload.ts';
import { CartContext } from '../shared/cart.ts';

/**
 * Stands last in the page: once React has taken that over as it was rendered, the cart that came along
 * with a reload fills again.
 */
export function CarriedCart() {
  const cart = CartContext.useActorRef();
  useEffect(() => {
    void takeCarriedCart().then((carried) => {
      if (!carried?.restaurant) return;
      const { restaurant, items } = carried;
      cart.send({ type: 'cart.orderRepeated', restaurant, items });
    });
  }, [cart]);
  return null;
}
