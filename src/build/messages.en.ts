export const messages = {
  description: 'Order from Delhi’s best restaurants and track your food on the map.',
  noScript: 'Please turn on JavaScript to order on FoodDash.',
  restaurants: 'Restaurants',
  trackOrder: 'Track Order',
};
