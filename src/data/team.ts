import cookMan from './illustrations/cook-man.svg?no-inline';
import manBeard from './illustrations/person-man-beard.svg?no-inline';
import manTurban from './illustrations/person-man-turban.svg?no-inline';
import womanDark from './illustrations/person-woman-dark.svg?no-inline';
import womanHeadscarf from './illustrations/person-woman-headscarf.svg?no-inline';
import woman from './illustrations/person-woman.svg?no-inline';

export const team = [
  { name: 'Ananya Mehra', role: 'Founder', note: 'The first scooter was hers.', image: woman },
  {
    name: 'Harpreet Gill',
    role: 'Restaurant partnerships',
    note: 'Knows every tandoor by name.',
    image: manTurban,
  },
  {
    name: 'Zoya Rahman',
    role: 'Design',
    note: 'Removes what you’d never miss.',
    image: womanHeadscarf,
  },
  {
    name: 'Vikram Nair',
    role: 'Engineering',
    note: 'Draws it before he builds it.',
    image: manBeard,
  },
  {
    name: 'Lakshmi Menon',
    role: 'Driver operations',
    note: 'Has ridden every route herself.',
    image: womanDark,
  },
  { name: 'Rohan Das', role: 'Menus', note: 'Tastes everything. Someone has to.', image: cookMan },
] as const;
