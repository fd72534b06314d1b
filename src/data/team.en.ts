export const messages = {
  ananya: { name: 'Ananya Mehra', role: 'Founder', note: 'The first scooter was hers.' },
  harpreet: {
    name: 'Harpreet Gill',
    role: 'Restaurant partnerships',
    note: 'Knows every tandoor by name.',
  },
  zoya: {
    name: 'Zoya Rahman',
    role: 'Design',
    note: 'Takes everything you don’t need off the screen.',
  },
  vikram: { name: 'Vikram Nair', role: 'Engineering', note: 'Draws it before he builds it.' },
  lakshmi: {
    name: 'Lakshmi Menon',
    role: 'Driver operations',
    note: 'Has ridden every route herself.',
  },
  rohan: { name: 'Rohan Das', role: 'Menus', note: 'Tastes everything. Someone has to.' },
};
