import type { messages as english } from './newsletter-messages.en.tsx';

export const messages: typeof english = {
  title: 'हर महीने हमारा न्यूज़लेटर',
  text: 'नए रेस्टोरेंट, मौसमी डिश और एक रेसिपी।',
  emailAddress: 'आपका ईमेल',
  subscribe: 'सब्सक्राइब करें',
  thanks: (email) => <>शुक्रिया! हम अपना न्यूज़लेटर {email} पर भेजेंगे।</>,
};
