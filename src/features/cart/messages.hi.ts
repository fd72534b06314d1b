import { plural } from '../../domain/plural.ts';
import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  title: 'आपका ऑर्डर',
  close: 'कार्ट बंद करें',
  emptyTitle: 'आपका कार्ट खाली है',
  emptyText: 'अपनी पसंद की कोई डिश जोड़ें!',
  remove: (dish) => `${dish} को कार्ट से हटाएँ`,
  removed: (dish) => `${dish} को हटा दिया गया`,
  undoRemoving: (dish) => `वापस लें: ${dish} को हटाना`,

  restored: 'साइन इन करने से पहले आपने जो जोड़ा था, उसकी जगह आपका सेव किया हुआ कार्ट आ गया है।',
  keepAdded: 'साइन इन से पहले वाला कार्ट रखें',
  useSaved: 'सेव किया हुआ कार्ट रखें',

  nonVeg: (count) =>
    plural(count, {
      one: `आपके कार्ट की ${count} डिश वेज नहीं है।`,
      other: `आपके कार्ट की ${count} डिश वेज नहीं हैं।`,
    }),
  removeNonVeg: (count) => plural(count, { one: 'इसे हटाएँ', other: 'इन्हें हटाएँ' }),

  taxAtCheckout: 'टैक्स (8%), चेकआउट पर जुड़ेगा',
  payable: 'आपको देने हैं',
  checkout: 'चेकआउट पर जाएँ',
  signInFirst: 'ऑर्डर देने के लिए साइन इन करें',
  signInToOrder: 'ऑर्डर के लिए साइन इन करें',
};
