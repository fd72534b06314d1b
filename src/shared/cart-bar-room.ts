/**
 * The CSS variable with the height that the cart bar takes at the bottom of the screen. Checkout has the bar
 * with Place Order there instead.
 */
export const CART_BAR_ROOM = '--cart-bar-room';

/** Likewise for the bar with the orders under way, which stands above the cart bar. */
export const ACTIVE_ORDER_ROOM = '--active-order-room';

/** What the bars at the bottom of the screen take of it together. */
export const BARS_ROOM = `calc(var(${CART_BAR_ROOM}, 0px) + var(${ACTIVE_ORDER_ROOM}, 0px))`;

/**
 * Where the bars stay in sight. A lower screen, as that of a page that is enlarged four times, would be
 * full with them: there they stand at the page's end only.
 */
export const HIGH_ENOUGH_FOR_BARS = '(min-height: 22em)';
