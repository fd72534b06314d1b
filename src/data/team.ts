export const team = [
  { name: 'Ananya Mehra', role: 'Founder', note: 'The first scooter was hers.' },
  {
    name: 'Harpreet Gill',
    role: 'Restaurant partnerships',
    note: 'Knows every tandoor by name.',
  },
  {
    name: 'Zoya Rahman',
    role: 'Design',
    note: 'Takes out whatever you don’t need.',
  },
  {
    name: 'Vikram Nair',
    role: 'Engineering',
    note: 'Draws it before he builds it.',
  },
  {
    name: 'Lakshmi Menon',
    role: 'Driver operations',
    note: 'Has ridden every route herself.',
  },
  { name: 'Rohan Das', role: 'Menus', note: 'Tastes everything. Someone has to.' },
] as const;
