import type { messages as english } from './restaurant-messages.en.ts';

export const messages: typeof english = {
  openNow: 'अभी खुले रेस्टोरेंट',
  closed: 'बंद',
  closedNow: (restaurant) => `${restaurant} अभी बंद है।`,
  estimatedMinutes: (minutes) => `लगभग ${minutes} मिनट`,
  distance: (kilometres) => `${kilometres} किमी`,
  ownDeliveryFee: 'सीधे रेस्टोरेंट से ऑर्डर करने पर डिलीवरी शुल्क:',
  rating: (stars) => `5 में से ${stars} स्टार`,
  saveToFavourites: (restaurant) => `${restaurant} को पसंदीदा में सेव करें`,
};
