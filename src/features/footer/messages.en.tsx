import type { ReactNode } from 'react';

export const messages = {
  slogan: 'Food from Delhi’s best restaurants, tracked all the way to your door.',
  quickLinks: 'Quick links',
  socialLinks: {
    instagram: 'FoodDash on Instagram',
    x: 'FoodDash on X',
    facebook: 'FoodDash on Facebook',
    youtube: 'FoodDash on YouTube',
  },
  contact: 'Contact',
  address: '14 Janpath, Connaught Place, New\u00A0Delhi\u00A0110001',
  copyright: '© 2026 FoodDash',
  demo: 'This is a demo: ratings and reviews are made up, and images are for illustration only.',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  /** The button that opens the rest of the footer. Only screen readers announce the hidden words. */
  more: (hide: (text: string) => ReactNode) => <>More{hide(' about FoodDash')}</>,
};
