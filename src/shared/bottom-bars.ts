/**
 * The CSS variable for the height of the cart bar at the bottom of the screen. At checkout, the variable
 * contains the height of the bar with the Place Order button instead.
 */
export const CART_BAR_HEIGHT = '--cart-bar-room';

/** The CSS variable for the room that the active-order bar needs in addition to the cart bar. */
export const ACTIVE_ORDER_HEIGHT = '--active-order-room';

/** The room for both bars at the bottom of the screen, as a CSS value. */
export const BARS_HEIGHT = `calc(var(${CART_BAR_HEIGHT}, 0px) + var(${ACTIVE_ORDER_HEIGHT}, 0px))`;

/** The media query for phones, on which both bars are in one row. */
export const PHONE = '@media (max-width: 599.95px)';

/**
 * The radius of the buttons in the bars. The theme's own radius of 999 pixels would cut off a text of several
 * lines.
 */
export const BAR_BUTTON_RADIUS = '28px';

/**
 * The media query for screens on which the bars stay in view. On a shorter screen, such as one zoomed to
 * 400%, the bars would fill the screen, so they are at the end of the page.
 */
export const HIGH_ENOUGH_FOR_BARS = '(min-height: 22em)';
