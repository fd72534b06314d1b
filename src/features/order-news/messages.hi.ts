import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  deliveredPrefix: 'डिलीवर हो गया! ',
  notifications: {
    delivered: {
      title: 'डिलीवर हो गया!',
      body: (restaurant) => `${restaurant} से आपका ऑर्डर पहुँच गया है।`,
    },
    message: {
      title: 'आपके ड्राइवर का नया संदेश',
      body: (restaurant) => `यह ${restaurant} से आपके ऑर्डर के बारे में है।`,
    },
  },
};
