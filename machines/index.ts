/** The catalogue of production machines that QA's and the designers' tools read. */
export { authModalMachine } from './auth-modal.ts';
export { cartMachine } from './cart.ts';
export { checkoutMachine } from './checkout.ts';
export { countdownMachine } from './countdown.ts';
export { mapTilesMachine } from './map-tiles.ts';
export { menuMachine } from './menu.ts';
export { newsletterMachine } from './newsletter.ts';
export { placementAlertMachine } from './placement-alert.ts';
export { restaurantLookupMachine } from './restaurant-lookup.ts';
export { sessionMachine } from './session.ts';
export { trackLookupMachine } from './track-lookup.ts';
