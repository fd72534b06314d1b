import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  description: 'आपके चालू और पिछले FoodDash ऑर्डर।',
  signInTitle: 'साइन इन करना ज़रूरी है',
  signInText: 'अपने ऑर्डर देखने के लिए साइन इन करें।',
  createAccount: 'अकाउंट बनाएँ',
  trackWithId: 'ऑर्डर आईडी से ट्रैक करें',

  tabs: 'ऑर्डर',
  activeTab: (count) => `चालू ऑर्डर (${count})`,
  pastTab: (count) => `पिछले ऑर्डर (${count})`,
  noActiveTitle: 'कोई चालू ऑर्डर नहीं',
  noActiveText: 'अभी आपका कोई ऑर्डर चालू नहीं है।',
  orderFood: 'खाना ऑर्डर करें',
  noPastTitle: 'कोई पिछला ऑर्डर नहीं',
  noPastText: 'आपके पिछले ऑर्डर यहाँ दिखेंगे।',
  wasDelivered: (restaurant) => `${restaurant} से आपका ऑर्डर डिलीवर हो गया है।`,
  wasCancelled: (id) => `ऑर्डर #${id} रद्द हो गया। आपसे कोई पैसा नहीं लिया गया।`,

  sampleMark: 'नमूना',
  sample: 'यह नमूना ऑर्डर है, आपका दिया हुआ नहीं।',
  samplesNote: 'नमूना ऑर्डर दिखाते हैं कि यह पेज कैसा दिखता है। आपके अपने ऑर्डर भी यहीं दिखेंगे।',
  placedAt: (id, time) => `ऑर्डर #${id} · ${time} पर दिया गया`,
  deliveringTo: (address) => `डिलीवरी का पता: ${address}`,
  track: (id) => `ऑर्डर ट्रैक करें: ${id}`,

  delivered: 'डिलीवर हो गया',
  cancelled: 'रद्द हो गया · पैसा नहीं लिया गया',
  placed: (time) => `${time} को दिया गया`,
  viewReceipt: 'रसीद देखें',
  viewReceiptOf: (id) => `रसीद देखें: ऑर्डर ${id}`,
};
