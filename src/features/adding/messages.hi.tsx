import { plural } from '../../domain/plural.ts';
import type { messages as english } from './messages.en.tsx';

export const messages: typeof english = {
  restaurantGone: (restaurant) => `${restaurant} अब FoodDash पर नहीं है`,
  orderElsewhere: 'चाहें तो किसी और रेस्टोरेंट से ऑर्डर करें।',
  restaurantClosed: (restaurant) => `${restaurant} अभी बंद है`,
  reorderLater: 'खुलने पर फिर से ऑर्डर करें, या अभी खुले रेस्टोरेंट देखें।',
  dishesGone: 'ये डिश अब नहीं मिलतीं',
  allDishesGone: (restaurant) => `${restaurant} में अब इस ऑर्डर की कोई डिश नहीं मिलती।`,

  checkChanges: 'देख लें कि क्या बदला है',
  menuChanged: (restaurant) => <>इस ऑर्डर के बाद {restaurant} का मेन्यू बदल गया है।</>,
  changes: 'बदलाव',
  dishGone: 'अब मेन्यू में नहीं है',
  dishRenamed: (name) => `नया नाम: ${name}`,
  oldPrice: 'पुराना दाम:',
  newPrice: 'नया दाम:',
  reorder: 'फिर से ऑर्डर करें',
  reorderAvailable: 'जो डिश मिलती हैं, वही ऑर्डर करें',
  reorderAtNewPrices: 'आज के दाम पर ऑर्डर करें',
  dontReorder: 'ऑर्डर न करें',

  addAnywayTitle: (count) =>
    plural(count, { one: 'यह डिश फिर\u00A0भी जोड़ें?', other: 'ये डिश फिर\u00A0भी जोड़ें?' }),
  nonVeg: 'यह डिश नॉन-वेज है।',
  avoided: (allergens) => `इसमें ${allergens} का इस्तेमाल हुआ है, जबकि आपको परहेज़ है।`,
  undeclared: 'हमें नहीं पता कि इसमें क्या-क्या है।',
  addAnyway: 'फिर भी जोड़ें',
  dontAdd: 'न जोड़ें',
  addOthers: 'सिर्फ़ बाकी डिश जोड़ें',

  replaceTitle: 'आपका कार्ट बदल दें?',
  replace: 'मेरा कार्ट बदल दें',
  keepCart: 'मेरा कार्ट रहने दें',
  oneRestaurant: 'एक बार में एक ही रेस्टोरेंट से ऑर्डर किया जा सकता है।',
  worth: (items, price) => `${items} (${price})`,
  orderReplaces: (restaurant, lost, cartRestaurant) => (
    <>
      {restaurant} की डिश जोड़ने पर आपके कार्ट से {cartRestaurant} का खाना हट जाएगा: {lost}।
    </>
  ),
  dishReplaces: (dish, restaurant, lost, cartRestaurant) => (
    <>
      {restaurant} से {dish} जोड़ने पर आपके कार्ट से {cartRestaurant} का खाना हट जाएगा: {lost}।
    </>
  ),
};
