import type { Restaurant } from '../domain/entities.ts';
import { formatRupees } from '../domain/money.ts';

const covers = import.meta.glob<string>('./kitchens/*.card.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/**
 * Adds a restaurant's picture, and its delivery fee in rupees. The fee is formatted only when it is read,
 * because `Intl` formats take time to create.
 */
function restaurant(facts: Omit<Restaurant, 'deliveryFeeINR' | 'image'>): Restaurant {
  return {
    ...facts,
    image: covers[`./kitchens/${facts.id}.card.avif`] ?? '',
    get deliveryFeeINR() {
      return formatRupees(facts.deliveryFee);
    },
  };
}

/** The sample restaurants. The restaurants and their numbers are invented, but the streets exist in Delhi. */
export const restaurants: readonly Restaurant[] = [
  restaurant({
    id: 'coal-and-rumali',
    name: 'Coal & Rumali',
    cuisine: 'Kebabs & Rolls',
    rating: 4.5,
    deliveryTime: 22,
    distance: 2.1,
    deliveryFee: 1.99,
    isOpen: true,
    description:
      'Kebabs straight off the charcoal, rolled in rumali roti as thin as a handkerchief.',
    address: 'K-14 Middle Circle, Connaught Place, New Delhi 110001',
    phone: '+91 11 5550 0141',
    location: [28.6315, 77.2167],
  }),
  restaurant({
    id: 'dastan-e-zafran',
    name: 'Dastan-e-Zafran',
    cuisine: 'Mughlai',
    rating: 4.3,
    deliveryTime: 27,
    distance: 4.2,
    deliveryFee: 0.99,
    isOpen: true,
    description:
      'Slow kormas, saffron and rosewater. The nihari goes on at midnight and is ready at dawn.',
    address: '22 Basti Lane, Nizamuddin West, New Delhi 110013',
    phone: '+91 11 5550 0142',
    location: [28.5916, 77.2432],
  }),
  restaurant({
    id: 'chatpati-toli',
    name: 'Chatpati Toli',
    cuisine: 'Street Food',
    rating: 4.2,
    deliveryTime: 18,
    distance: 4.6,
    deliveryFee: 1.49,
    isOpen: true,
    description:
      'Chaat, samosas and buttery pav from the old city. Chutneys come on the side, so everything stays crisp.',
    address: '9 Kinari Bazaar Road, Chandni Chowk, Delhi 110006',
    phone: '+91 11 5550 0143',
    location: [28.6506, 77.2303],
  }),
  restaurant({
    id: 'neem-and-nigella',
    name: 'Neem & Nigella',
    cuisine: 'North Indian',
    rating: 4.8,
    deliveryTime: 25,
    distance: 6.9,
    deliveryFee: 2.99,
    isOpen: true,
    description:
      'North Indian home cooking with a light hand, and a butter chicken worth ordering twice.',
    address: '31 Village Road, Hauz Khas, New Delhi 110016',
    phone: '+91 11 5550 0144',
    location: [28.5535, 77.194],
  }),
  restaurant({
    id: 'makkhan-verandah',
    name: 'Makkhan Verandah',
    cuisine: 'Punjabi',
    rating: 4.1,
    deliveryTime: 30,
    distance: 9.1,
    deliveryFee: 2.49,
    isOpen: false,
    description:
      'Big Punjabi plates with a dollop of white makkhan on nearly everything. Save room for a lassi.',
    address: 'J-56 Main Market, Rajouri Garden, New Delhi 110027',
    phone: '+91 11 5550 0145',
    location: [28.6415, 77.1209],
  }),
];
