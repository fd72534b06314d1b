import type { Restaurant } from '../domain/entities.ts';
import { formatRupees } from '../domain/money.ts';
import { messages as names } from './names.en.ts';
import { messages } from './restaurants.en.ts';

type RestaurantId = keyof typeof messages;

type Facts = Omit<
  Restaurant,
  'id' | 'name' | 'description' | 'address' | 'deliveryFeeINR' | 'image'
> & { id: RestaurantId };

const covers = import.meta.glob<string>('./kitchens/*.card.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/**
 * Adds a restaurant's texts and picture, and its delivery fee in rupees. The fee is formatted only when it is
 * read, because `Intl` formats take time to create.
 */
function restaurant(facts: Facts): Restaurant {
  return {
    ...facts,
    ...messages[facts.id],
    name: names.restaurants[facts.id],
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
    cuisine: 'Kebabs & Rolls',
    rating: 4.5,
    deliveryTime: 22,
    distance: 2.1,
    deliveryFee: 1.99,
    isOpen: true,
    phone: '+91 11 5550 0141',
    location: [28.6315, 77.2167],
  }),
  restaurant({
    id: 'dastan-e-zafran',
    cuisine: 'Mughlai',
    rating: 4.3,
    deliveryTime: 27,
    distance: 4.2,
    deliveryFee: 0.99,
    isOpen: true,
    phone: '+91 11 5550 0142',
    location: [28.5916, 77.2432],
  }),
  restaurant({
    id: 'chatpati-toli',
    cuisine: 'Street Food',
    rating: 4.2,
    deliveryTime: 18,
    distance: 4.6,
    deliveryFee: 1.49,
    isOpen: true,
    phone: '+91 11 5550 0143',
    location: [28.6506, 77.2303],
  }),
  restaurant({
    id: 'neem-and-nigella',
    cuisine: 'North Indian',
    rating: 4.8,
    deliveryTime: 25,
    distance: 6.9,
    deliveryFee: 2.99,
    isOpen: true,
    phone: '+91 11 5550 0144',
    location: [28.5535, 77.194],
  }),
  restaurant({
    id: 'makkhan-verandah',
    cuisine: 'Punjabi',
    rating: 4.1,
    deliveryTime: 30,
    distance: 9.1,
    deliveryFee: 2.49,
    isOpen: false,
    phone: '+91 11 5550 0145',
    location: [28.6415, 77.1209],
  }),
];
