import type { messages as english } from './map-messages.en.ts';

export const messages: typeof english = {
  attribution: (source) => `&copy; ${source} के योगदानकर्ता`,
};
