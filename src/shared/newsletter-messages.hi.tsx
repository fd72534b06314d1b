import type { messages as english } from './newsletter-messages.en.tsx';

export const messages: typeof english = {
  title: 'हमारा मासिक न्यूज़लेटर',
  text: 'नए रेस्टोरेंट, मौसमी डिश और एक रेसिपी।',
  emailAddress: 'आपका ईमेल',
  subscribe: 'सब्सक्राइब करें',
  thanks: (email) => <>धन्यवाद! हम अपना न्यूज़लेटर {email} पर भेजेंगे।</>,
};
