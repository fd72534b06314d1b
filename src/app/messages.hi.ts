import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  skipToContent: 'सीधे मुख्य हिस्से पर जाएँ',
  loadingPage: 'पेज लोड हो रहा है',
  loadingRestaurant: 'रेस्टोरेंट लोड हो रहा है...',
};
