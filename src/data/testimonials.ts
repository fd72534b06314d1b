import manLight from './illustrations/person-man-light.svg?no-inline';
import womanDark from './illustrations/person-woman-dark.svg?no-inline';
import womanOlder from './illustrations/person-woman-older.svg?no-inline';

export const testimonials = [
  {
    quote:
      'I watched the scooter turn into our lane and had the plates on the table before the bell rang.',
    name: 'Sunita Bhatia',
    place: 'Lajpat Nagar',
    rating: 5,
    image: womanOlder,
  },
  {
    quote: 'Told the driver in the chat that the baby was asleep. He knocked like a mouse.',
    name: 'Ishaan Kapoor',
    place: 'Hauz Khas',
    rating: 5,
    image: manLight,
  },
  {
    quote: 'The rolls still had a bit of smoke to them. That tells you how fast it is.',
    name: 'Priya Nambiar',
    place: 'Connaught Place',
    rating: 4.5,
    image: womanDark,
  },
] as const;
