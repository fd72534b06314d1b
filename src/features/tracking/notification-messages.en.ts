export const messages = {
  title: 'Notifications',
  notify: 'Notify me',
  askAgain: 'Ask me again',
  absent:
    'Your browser doesn’t support notifications. Instead, the name of the FoodDash tab will change when your order arrives or you get a message.',
  unasked:
    'We can notify you when your order arrives or your driver writes, as long as a FoodDash tab is open.',
  asking: 'Choose “Allow” when your browser asks.',
  dismissed: 'Notifications are still off, because you didn’t choose “Allow”.',
  granted: 'You’ll get notifications only while a FoodDash tab is open.',
  denied:
    'Notifications are blocked in your browser’s settings for this site. Instead, the name of the FoodDash tab will change when your order arrives or you get a message.',
};
