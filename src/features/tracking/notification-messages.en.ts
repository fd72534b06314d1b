export const messages = {
  title: 'Notifications',
  notify: 'Notify me',
  askAgain: 'Ask me again',
  absent:
    'Your browser doesn’t support notifications. This tab’s title will show deliveries and messages instead.',
  unasked: 'We can notify you of your delivery and messages only while a FoodDash tab is open.',
  asking: 'Choose “Allow” when your browser asks.',
  dismissed: 'Notifications are still off, because you didn’t choose “Allow”.',
  granted: 'You’ll get notifications only while a FoodDash tab is open.',
  denied:
    'Your browser’s site settings block notifications. This tab’s title will show deliveries and messages instead.',
};
