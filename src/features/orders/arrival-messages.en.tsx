import type { ReactNode } from 'react';

export const messages = {
  estimatedDelivery: (time: ReactNode) => <>Estimated delivery: {time}</>,
};
