import type { RedirectReason } from '../../../machines/checkout.ts';

export const messages = {
  offline:
    'You’re offline. In this demo you can still browse, order and track, but you can’t sign in.',
  offlineUnsaved:
    'You’re offline. Some pages of FoodDash haven’t been downloaded yet, so they may not open.',
  closeOffline: 'Close the offline notice',
  otherLanguage: 'You need to be online to open FoodDash in Hindi.',
  closeOtherLanguage: 'Close the notice about Hindi',

  update: 'A new version of FoodDash is available.',
  updateClearsCart:
    'A new version of FoodDash is available. Updating clears your cart. Sign in first to save it.',
  updateClearsCard:
    'A new version of FoodDash is available. If you update now, you’ll need to enter your card details again.',
  later: 'Later',
  updateNow: 'Update',

  redirects: {
    signedOut: 'Please sign in to check out.',
    emptyCart: 'Your cart is empty. Add a dish before you check out.',
  } satisfies Record<RedirectReason, string>,

  unsaved: {
    cart: {
      text: 'Your browser can’t save your cart. You’ll lose it when you close this page.',
      close: 'Close the notice about your cart',
    },
    favourites: {
      text: 'Your browser can’t save your favourites. You’ll lose them when you close this page.',
      close: 'Close the notice about your favourites',
    },
    diet: {
      text: 'Your browser can’t save your diet preferences. You’ll lose them when you close this page.',
      close: 'Close the notice about your diet preferences',
    },
    readMessages: {
      text: 'Your browser can’t remember which messages you’ve read. They’ll show as unread next time.',
      close: 'Close the notice about read messages',
    },
  },
};
