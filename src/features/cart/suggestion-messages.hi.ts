import type { messages as english } from './suggestion-messages.en.ts';

export const messages: typeof english = {
  goesWellWith: 'इसके साथ अच्छा लगेगा',
  addToCart: (dish) => `जोड़ें: ${dish}`,
};
