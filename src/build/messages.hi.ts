import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  description: 'दिल्ली के सबसे अच्छे रेस्टोरेंट से ऑर्डर करें और अपना खाना नक्शे पर ट्रैक करें।',
  noScript: 'FoodDash पर ऑर्डर करने के लिए कृपया JavaScript चालू करें।',
  restaurants: 'रेस्टोरेंट',
  trackOrder: 'ऑर्डर ट्रैक करें',
};
