import type { messages as english } from './dish-messages.en.ts';

export const messages: typeof english = {
  vegetarian: 'शाकाहारी',
  nonVegetarian: 'मांसाहारी',
  spicy: 'तीखा',
  note: (note) => `नोट: ${note}`,
};
