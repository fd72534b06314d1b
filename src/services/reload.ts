/** Loading the page again, and what comes along: a guest's cart, which nothing else keeps. */
import type { Cart } from '../../machines/entities.ts';

const KEY = 'carried_cart';

const carried = () => sessionStorage.getItem(KEY);

/** Loads the page again, with this cart in it. */
export function reloadWith(cart: Cart | null): void {
  try {
    if (cart?.restaurant) sessionStorage.setItem(KEY, JSON.stringify(cart));
  } catch (error) {
    console.warn(error);
  }
  location.reload();
}

/** The cart that came along, only once. Never rejects. */
export async function takeCarriedCart(): Promise<Cart | undefined> {
  try {
    if (!carried()) return undefined;
    const { parseCart } = await import('./carts.ts');
    const text = carried();
    sessionStorage.removeItem(KEY);
    return text ? parseCart(JSON.parse(text)) : undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
