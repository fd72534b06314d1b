export const messages = {
  close: 'Close dish',
  allergens: 'Allergens',
};
