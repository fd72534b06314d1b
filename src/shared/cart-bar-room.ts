/** The CSS variable with the height that the cart bar takes at the bottom of the screen, where it shows. */
export const CART_BAR_ROOM = '--cart-bar-room';
