export const messages = {
  close: 'Close dish details',
  allergens: 'Allergens',
};
