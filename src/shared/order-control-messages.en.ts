export const messages = {
  addToCart: (dish: string) => `Add ${dish} to cart`,
  quantity: (dish: string) => `Quantity of ${dish}`,
  decrease: (dish: string) => `Decrease quantity of ${dish}`,
  increase: (dish: string) => `Increase quantity of ${dish}`,
};
