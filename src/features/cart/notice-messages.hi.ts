import type { messages as english } from './notice-messages.en.ts';

export const messages: typeof english = {
  closeRemoved: (dish) => `${dish} को कार्ट से हटाने की सूचना बंद करें`,
};
