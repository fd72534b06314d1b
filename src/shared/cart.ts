import { cartMachine } from '../../machines/cart.ts';
import { createActorContext } from './actors.ts';

/** The app-wide cart; `app/AppActors` gives it the session and the browser's storage. */
export const CartContext = createActorContext(cartMachine);
