export const messages = {
  title: 'Delivery notifications',
  notify: 'Notify me',
  askAgain: 'Ask me again',
  absent:
    'Your browser doesn’t support notifications. Keep this tab open. Its title changes when your food arrives or your driver messages you.',
  unasked:
    'Get notified when your food arrives or your driver messages you. Keep a FoodDash tab open. We can’t notify you after you close it.',
  asking: 'Choose “Allow” when your browser asks.',
  dismissed:
    'You didn’t choose “Allow” when your browser asked, so notifications are still off. Keep a FoodDash tab open. We can’t notify you after you close it.',
  granted:
    'We’ll notify you when your food arrives or your driver messages you. Keep a FoodDash tab open. We can’t notify you after you close it.',
  denied:
    'Notifications from FoodDash are blocked. You can allow them in your browser’s site settings. Until then, this tab’s title will change when your food arrives or your driver messages you.',
};
