import type { messages as english } from './order-messages.en.ts';

export const messages: typeof english = {
  status: {
    confirmed: { label: 'ऑर्डर कन्फ़र्म', description: 'रेस्टोरेंट को आपका ऑर्डर मिल गया है।' },
    preparing: { label: 'तैयार हो रहा है', description: 'आपका खाना बन रहा है।' },
    ready: {
      label: 'पिकअप के लिए तैयार',
      description: 'खाना तैयार है, ड्राइवर का इंतज़ार है।',
    },
    picked_up: { label: 'पिकअप हो गया', description: 'ड्राइवर ने आपका ऑर्डर ले लिया है।' },
    on_the_way: { label: 'रास्ते में', description: 'ड्राइवर आपकी तरफ़ आ रहे हैं।' },
    delivered: { label: 'डिलीवर हो गया', description: 'ऑर्डर डिलीवर हो गया है।' },
    cancelled: { label: 'रद्द हो गया', description: 'ऑर्डर रद्द कर दिया गया है।' },
  },
  timeline: {
    placed: 'ऑर्डर दिया गया',
    due: 'अनुमानित डिलीवरी',
    delivered: 'डिलीवर हुआ',
    cancelled: 'रद्द हुआ',
  },
  orderNumber: (id) => `ऑर्डर #${id}`,
  portions: (quantity, dish) => `${quantity}×\u00A0${dish}`,
  reorder: 'फिर से ऑर्डर करें',
  reorderFrom: (restaurant, id) => `फिर से ऑर्डर करें: ${restaurant}, ऑर्डर ${id}`,
  cancelledNotCharged: 'यह ऑर्डर रद्द हो गया। आपसे कोई पैसा नहीं लिया गया।',
};
