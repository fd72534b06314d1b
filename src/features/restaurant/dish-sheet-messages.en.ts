export const messages = {
  close: 'Close dish details',
  allergens: 'Allergens',
  add: (count: number, price: string) =>
    count === 1 ? `Add · ${price}` : `Add ${count} · ${price}`,
  addDish: (count: number, price: string, dish: string) =>
    count === 1 ? `Add · ${price}, ${dish}` : `Add ${count} · ${price}, ${dish}`,
  closed: 'Closed',
  cannotAdd: (dish: string) => `Closed. You can’t add ${dish} right now.`,
};
