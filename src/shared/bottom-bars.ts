/**
 * The CSS variable with the height that the cart bar takes at the bottom of the screen. Checkout has the bar
 * with Place Order there instead.
 */
export const CART_BAR_ROOM = '--cart-bar-room';

/** The room of the active-order bar, which is above the cart bar. */
export const ACTIVE_ORDER_ROOM = '--active-order-room';

/** The height of both bars at the bottom of the screen. */
export const BARS_ROOM = `calc(var(${CART_BAR_ROOM}, 0px) + var(${ACTIVE_ORDER_ROOM}, 0px))`;

/**
 * Screens on which the bars stay in view. On a lower screen, such as one magnified four times, the bars would
 * fill it, so there they are only at the page's end.
 */
export const HIGH_ENOUGH_FOR_BARS = '(min-height: 22em)';
