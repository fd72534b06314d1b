export const messages = {
  addAt: (price: string) => `Add · ${price}`,
  addDishAt: (price: string, dish: string) => `Add · ${price}, ${dish}`,
  addToCart: (dish: string) => `Add ${dish} to cart`,
  closed: 'Closed',
  cannotAdd: (dish: string) => `Closed. You can’t add ${dish} right now.`,
  quantity: (dish: string) => `Quantity of ${dish}`,
  decrease: (dish: string) => `Decrease quantity of ${dish}`,
  increase: (dish: string) => `Increase quantity of ${dish}`,
};
