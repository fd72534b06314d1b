import type { messages as english } from './receipt-messages.en.ts';

export const messages: typeof english = {
  title: 'रसीद',
  close: 'रसीद बंद करें',
  deliveredTo: (address) => `यहाँ डिलीवर हुआ: ${address}`,
  address: (address) => `पता: ${address}`,
  print: 'रसीद प्रिंट करें',
};
