export const messages = {
  blocked:
    'Your browser blocks site data, so we can’t load your saved orders. Allow cookies and site data for FoodDash, then reload this page.',
};
