import type { messages as english } from './arrival-messages.en.tsx';

export const messages: typeof english = {
  estimatedDelivery: (time) => <>डिलीवरी का अनुमानित समय: {time}</>,
};
