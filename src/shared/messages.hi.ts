import { plural } from '../domain/plural.ts';
import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  aboutUs: 'हमारे बारे में',
  add: 'जोड़ें',
  blog: 'ब्लॉग',
  browseRestaurants: 'रेस्टोरेंट देखें',
  close: 'बंद करें',
  home: 'होम',
  itemCount: (count) => plural(count, { one: `${count} आइटम`, other: `${count} आइटम` }),
  menu: 'मेन्यू',
  myOrders: 'मेरे ऑर्डर',
  reloadPage: 'पेज रीलोड करें',
  restaurants: 'रेस्टोरेंट',
  seeAllRestaurants: 'सभी रेस्टोरेंट देखें',
  services: 'सेवाएँ',
  showMore: 'और देखें',
  signIn: 'साइन इन',
  signUp: 'अकाउंट बनाएँ',
  trackOrder: 'ऑर्डर ट्रैक करें',
  undo: 'वापस लें',
  user: 'यूज़र',
};
