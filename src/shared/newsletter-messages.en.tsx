import type { ReactNode } from 'react';

export const messages = {
  title: 'Our monthly newsletter',
  text: 'New restaurants, seasonal dishes and a recipe.',
  emailAddress: 'Your email address',
  subscribe: 'Subscribe',
  thanks: (email: ReactNode) => <>Thanks! We’ll send our newsletter to {email}.</>,
};
