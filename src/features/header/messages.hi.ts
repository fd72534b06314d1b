import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  home: 'FoodDash, होम',
  navigation: 'मुख्य',
  about: 'हमारे बारे में',
  track: 'ट्रैक करें',
  cart: (count) => `कार्ट, ${count} आइटम`,
  searchPlaceholder: 'खाना खोजें...',
  search: 'रेस्टोरेंट या खाना खोजें',
  searchHint: 'खाना खोजें',
  closeMenu: 'मेन्यू बंद करें',
  account: 'अकाउंट',
  signOut: 'साइन आउट करें',
};
