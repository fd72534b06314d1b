import type { messages as english } from './dish-sheet-messages.en.ts';

export const messages: typeof english = {
  close: 'डिश की जानकारी बंद करें',
  allergens: 'एलर्जी वाली चीज़ें',
};
