export const messages = {
  dishes: 'Dishes',
  subtotal: 'Subtotal',
  deliveryFee: 'Delivery fee',
  tax: 'Tax (8%)',
  total: 'Total',
  deliveryTime: '25-30 min delivery',
};
