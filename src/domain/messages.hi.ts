import type { messages as english } from './messages.en.ts';

export const messages: typeof english = {
  unknownDriver: 'आपके डिलीवरी ड्राइवर',
};
