export const messages = {
  online: 'This part of FoodDash didn’t load. Check your connection, then reload.',
  onlineWithCart:
    'This part of FoodDash didn’t load. Reloading clears your cart, so sign in first to save it. Then check your connection and reload.',
  offline:
    'You’re offline, so this part of FoodDash can’t load yet. Reload the page when you’re back online.',
  offlineWithCart:
    'You’re offline, so this part of FoodDash can’t load yet. Reload the page when you’re back online. Reloading clears your cart.',
  notNow: 'Not now',
};
