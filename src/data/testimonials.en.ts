export const messages = {
  sunita: {
    quote:
      'I watched the scooter turn into our lane and had the plates on the table before the bell rang.',
    name: 'Sunita Bhatia',
    place: 'Lajpat Nagar',
  },
  ishaan: {
    quote: 'I told the driver in the chat that the baby was asleep. He didn’t even knock.',
    name: 'Ishaan Kapoor',
    place: 'Hauz Khas',
  },
  priya: {
    quote:
      'My seekh rolls still smelled of the coals when I unwrapped them. That’s how fast they got here.',
    name: 'Priya Nambiar',
    place: 'Connaught Place',
  },
};
