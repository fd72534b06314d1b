import { plural } from '../../domain/plural.ts';
import type { messages as english } from './messages.en.tsx';

export const messages: typeof english = {
  backToList: 'रेस्टोरेंट की लिस्ट पर वापस जाएँ',
  loading: 'रेस्टोरेंट लोड हो रहा है...',
  notFound: {
    title: 'रेस्टोरेंट नहीं मिला',
    description: 'यह रेस्टोरेंट FoodDash पर नहीं है।',
    text: 'हमें यह रेस्टोरेंट नहीं मिला। हो सकता है कि लिंक पुराना या अधूरा हो।',
    seeAll: 'सभी रेस्टोरेंट देखें',
  },

  open: 'खुला',
  deliveryFee: (fee) => <>डिलीवरी शुल्क {fee}</>,
  browseWhileClosed: 'मेन्यू अभी देख लें और रेस्टोरेंट खुलने पर ऑर्डर दें।',
  seeOthers: 'दूसरे रेस्टोरेंट देखें',
  preparedAt: (address, phone) => (
    <>
      <span>{`आपका खाना इस पते पर बनता है: ${address}। किसी डिश के बारे में पूछने के लिए`}</span> {phone} पर
      कॉल करें।
    </>
  ),

  menu: 'मेन्यू',
  searchMenu: 'मेन्यू में खोजें',
  search: 'खोजें',
  categories: 'मेन्यू की कैटेगरी',
  found: (count) => (count === 1 ? '1 डिश मिली' : `${count} डिश मिलीं`),
  nothingFound: 'कोई डिश नहीं मिली',
  noDishes: (restaurant) => `${restaurant} में कोई डिश नहीं है।`,
  noDishesIn: (restaurant, category) => `${restaurant} की ${category} कैटेगरी में कोई डिश नहीं है।`,
  noVegDishes: (restaurant) => `${restaurant} में कोई वेज डिश नहीं है।`,
  noVegDishesIn: (restaurant, category) => `${restaurant} की ${category} कैटेगरी में कोई वेज डिश नहीं है।`,
  noMatch: (search) => `“${search}” खोजने पर कोई डिश नहीं मिली।`,
  noMatchIn: (category, search) => `“${search}” खोजने पर ${category} कैटेगरी में कोई डिश नहीं मिली।`,
  noVegMatch: (search) => `“${search}” खोजने पर कोई वेज डिश नहीं मिली।`,
  noVegMatchIn: (category, search) =>
    `“${search}” खोजने पर ${category} कैटेगरी में कोई वेज डिश नहीं मिली।`,
  showFullMenu: 'पूरा मेन्यू दिखाएँ',

  hiddenDishes: (count) =>
    plural(count, {
      one: `${count} नॉन-वेज डिश छिपी है।`,
      other: `${count} नॉन-वेज डिश छिपी हैं।`,
    }),
  showHidden: (count) => plural(count, { one: 'इसे दिखाएँ', other: 'इन्हें दिखाएँ' }),
};
