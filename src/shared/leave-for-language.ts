import type { Cart } from '../domain/entities.ts';
import { handOver } from '../services/hand-over.ts';
import { namedControlsIn } from './use-take-over.ts';

/** The names of the fields whose input is never stored, not even while another page loads. */
const SECRET = new Set(['password', 'confirmPassword', 'cvv']);

/**
 * Opens this page in another language. Its query, its fragment and the state of its history entry stay.
 *
 * @param path the page's path in the language
 * @param guestCart a customer's cart is stored anyway, so it is not handed over
 */
export function leaveForLanguage(path: string, guestCart: Cart | undefined): void {
  const entered = namedControlsIn(document.body).map(({ name, value }) => ({
    name,
    value: SECRET.has(name) ? '' : value,
  }));
  handOver({ guestCart, entered });
  history.replaceState(history.state, '', path + location.search + location.hash);
  location.reload();
}
