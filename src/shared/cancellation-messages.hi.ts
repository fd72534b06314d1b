import { plural } from '../domain/plural.ts';
import type { messages as english } from './cancellation-messages.en.ts';

export const messages: typeof english = {
  changedYourMind: 'मन बदल गया?',
  cancelOrder: 'ऑर्डर रद्द करें',
  cancelOrderNumber: (id) => `ऑर्डर रद्द करें: ${id}`,
  isTooLate: 'रेस्टोरेंट में खाना बनना शुरू हो गया है, इसलिए अब ऑर्डर रद्द नहीं हो सकता।',
  secondsLeft: (seconds) =>
    plural(seconds, { one: `${seconds} सेकंड बाकी है`, other: `${seconds} सेकंड बाकी हैं` }),
  title: 'यह ऑर्डर रद्द करें?',
  text: (restaurant) => `रद्द करने पर ${restaurant} में खाना नहीं बनेगा और आपसे कोई पैसा नहीं लिया जाएगा।`,
  tooLateTitle: 'अब ऑर्डर रद्द नहीं हो सकता',
  tooLateText: (restaurant) =>
    `${restaurant} में खाना बनना शुरू हो गया है, इसलिए आपका ऑर्डर तय समय पर ही आएगा।`,
  notSaved: 'आपका ब्राउज़र यह बदलाव सेव नहीं कर सका, इसलिए ऑर्डर अब भी चालू है। कृपया फिर कोशिश करें।',
  confirm: 'हाँ, ऑर्डर रद्द करें',
  tryAgain: 'फिर कोशिश करें',
  keep: 'ऑर्डर जारी रखें',
  ok: 'ठीक है',
};
