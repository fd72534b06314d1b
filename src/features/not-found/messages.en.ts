export const messages = {
  pageTitle: 'Page not found',
  description: 'We couldn’t find this page on FoodDash.',
  title: '404 - Page Not Found',
  text: "The page you're looking for doesn't exist or has been moved.",
  returnHome: 'Return Home',
};
