export const messages = {
  skipToContent: 'Skip to content',
  loadingPage: 'Loading page',
  loadingRestaurant: 'Loading restaurant...',
};
