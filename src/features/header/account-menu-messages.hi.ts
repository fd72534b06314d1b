import type { messages as english } from './account-menu-messages.en.ts';

export const messages: typeof english = {
  profile: 'प्रोफ़ाइल',
  signOut: 'साइन आउट करें',
};
