import { plural } from '../../domain/plural.ts';
import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  title: 'चेकआउट',
  description: 'पता भरें, ऑर्डर देख लें और पेमेंट करें।',
  backTo: (restaurant) => `${restaurant} पर वापस जाएँ`,

  storageBlocked: {
    title: 'आपके ब्राउज़र ने साइट का डेटा रोक रखा है, इसलिए अभी ऑर्डर नहीं दिया जा सकता',
    text: 'आपका कार्ट और ऑर्डर आपके ब्राउज़र में ही सेव होते हैं। ब्राउज़र की सेटिंग में FoodDash के लिए कुकी और साइट के डेटा की अनुमति दें, फिर यह पेज रीलोड करें। डिश फिर से जोड़नी होंगी।',
  },
  failed: 'ऑर्डर नहीं हो पाया। कृपया फिर कोशिश करें।',

  deliveryAddress: 'डिलीवरी का पता',
  enterAddress: 'पता भरें',
  editAddress: (street, city) => `बदलें: ${street}, ${city}`,
  edit: 'बदलें',
  payment: 'पेमेंट',
  paymentNote: 'यह डेमो है, इसलिए कार्ड से पैसे नहीं कटेंगे। हम आपका पूरा कार्ड नंबर या CVV कभी सेव नहीं करते।',
  labels: {
    street: 'मकान नंबर और गली',
    city: 'शहर',
    zipCode: 'पिन कोड',
    instructions: 'डिलीवरी के लिए निर्देश',
    cardNumber: 'कार्ड नंबर',
    expiryDate: 'एक्सपायरी डेट',
    cvv: 'CVV',
    nameOnCard: 'कार्ड पर लिखा नाम',
  },
  instructionsHint: 'चाहें तो भरें: लैंडमार्क, मंज़िल, कौन-सी घंटी बजाएँ',
  expiryDateHint: 'MM/YY',
  cvvHint: '3 या 4 अंक',
  missing: {
    street: 'कृपया मकान नंबर और गली भरें।',
    city: 'कृपया शहर का नाम भरें।',
    zipCode: 'कृपया पिन कोड भरें।',
    cardNumber: 'कृपया कार्ड नंबर भरें।',
    expiryDate: 'कृपया एक्सपायरी डेट भरें।',
    cvv: 'कृपया CVV भरें।',
    nameOnCard: 'कृपया कार्ड पर लिखा नाम भरें।',
  },
  warnings: {
    cvvShort: '3 अंक भरें, अमेक्स में 4।',
    dateMalformed: 'तारीख MM/YY में भरें, जैसे 09/29।',
    datePassed: 'लगता है कि यह कार्ड एक्सपायर हो चुका है।',
    numberWrong: 'कार्ड नंबर जाँच लें।',
  },

  recentAddresses: 'हाल के पते',
  deliverTo: 'इस पते पर डिलीवरी',
  manageAddresses: 'मैनेज करें',
  addressesManaged: 'हो गया',
  chooseAddress: 'यही पता चुनें',
  removeAddress: (street, city) => `${street}, ${city} हटाएँ`,
  addressFilledIn: 'पता भर दिया गया है।',
  addressRemoved: 'पता इस लिस्ट से हटा दिया गया है। पिछले ऑर्डरों में यह अब भी दिखेगा।',
  newAddress: 'नया पता डालें',
  typedAddress: 'मेरा लिखा पता वापस लाएँ',
  undoRemoving: 'वापस लें: पता हटाना',
  removalUnsaved:
    'आपका ब्राउज़र यह बदलाव सेव नहीं कर पा रहा। पेज रीलोड करने पर यह पता फिर से लिस्ट में आ जाएगा।',

  summary: 'ऑर्डर का ब्योरा',
  deliveryMinutes: '25-30 मिनट',
  editCart: 'कार्ट एडिट करें',
  missingDetails: (count) =>
    plural(count, { one: `${count} चीज़ भरनी बाकी है`, other: `${count} चीज़ें भरनी बाकी हैं` }),
  placeOrder: 'ऑर्डर दें',
  placingOrder: 'ऑर्डर हो रहा है...',
};
