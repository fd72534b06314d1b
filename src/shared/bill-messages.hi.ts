import type { messages as english } from './bill-messages.en.ts';

export const messages: typeof english = {
  dishes: 'डिश',
  subtotal: 'सबटोटल',
  deliveryFee: 'डिलीवरी शुल्क',
  tax: 'टैक्स (8%)',
  total: 'कुल',
  deliveryTime: '25-30 मिनट में डिलीवरी',
};
