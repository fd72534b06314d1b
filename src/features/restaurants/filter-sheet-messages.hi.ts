import type { messages as english } from './filter-sheet-messages.en.ts';

export const messages: typeof english = {
  title: 'सॉर्ट और फ़िल्टर',
  close: 'फ़िल्टर बंद करें',
  diet: 'खान-पान',
  restaurants: 'रेस्टोरेंट',
  show: (count) => `${count} रेस्टोरेंट दिखाएँ`,
};
