export const messages = {
  'coal-and-rumali': {
    description:
      'Kebabs straight off the charcoal, rolled in rumali roti as thin as a handkerchief.',
    address: 'K-14 Middle Circle, Connaught Place, New Delhi 110001',
  },
  'dastan-e-zafran': {
    description:
      'Slow-cooked haleem, saffron and rosewater. The nihari goes on at midnight and is ready at dawn.',
    address: '22 Basti Lane, Nizamuddin West, New Delhi 110013',
  },
  'chatpati-toli': {
    description:
      'Chaat, samosas and buttery pav from the old city. Chutneys come on the side, so everything stays crisp.',
    address: '9 Kinari Bazaar Road, Chandni Chowk, Delhi 110006',
  },
  'neem-and-nigella': {
    description:
      'North Indian home cooking with a light hand, and a butter chicken pizza worth ordering twice.',
    address: '31 Village Road, Hauz Khas, New Delhi 110016',
  },
  'makkhan-verandah': {
    description:
      'Big Punjabi plates with a dollop of white makkhan on nearly everything. Save room for a lassi.',
    address: 'J-56 Main Market, Rajouri Garden, New Delhi 110027',
  },
};
