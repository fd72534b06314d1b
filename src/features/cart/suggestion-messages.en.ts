export const messages = {
  goesWellWith: 'Goes well with this',
  addToCart: (dish: string) => `Add ${dish} to cart`,
};
