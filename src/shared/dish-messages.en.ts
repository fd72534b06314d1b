export const messages = {
  vegetarian: 'Vegetarian',
  nonVegetarian: 'Non-vegetarian',
  spicy: 'Spicy',
  note: (note: string) => `Note: ${note}`,
};
