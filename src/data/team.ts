import cookMan from './illustrations/cook-man.svg?no-inline';
import manBeard from './illustrations/person-man-beard.svg?no-inline';
import manTurban from './illustrations/person-man-turban.svg?no-inline';
import womanDark from './illustrations/person-woman-dark.svg?no-inline';
import womanHeadscarf from './illustrations/person-woman-headscarf.svg?no-inline';
import woman from './illustrations/person-woman.svg?no-inline';

export const team = [
  { name: 'Ananya Mehra', role: 'Founder, began with one scooter', image: woman },
  { name: 'Harpreet Gill', role: 'Kitchens, knows every tandoor by name', image: manTurban },
  { name: 'Zoya Rahman', role: 'Design, removes what is not needed', image: womanHeadscarf },
  { name: 'Vikram Nair', role: 'Engineering, draws before he builds', image: manBeard },
  { name: 'Lakshmi Menon', role: 'Drivers, rode the routes herself', image: womanDark },
  { name: 'Rohan Das', role: 'Food, tastes so that you don’t have to', image: cookMan },
] as const;
