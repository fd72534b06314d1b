import { messages } from './coal-and-rumali.en.ts';
import { createMenu } from './create-menu.ts';

// A grill serves no pasta, so this restaurant's Pasta tab stays empty.
export const coalAndRumaliMenu = createMenu(messages, [
  {
    id: 'coal-and-rumali-seekh-kebab-pizza',
    price: 10.99,
    category: 'Pizza',
    isVegetarian: false,
    isSpicy: true,
  },
  {
    id: 'coal-and-rumali-malai-chicken-tikka-pizza',
    price: 11.49,
    category: 'Pizza',
    isVegetarian: false,
    isSpicy: false,
  },
  {
    id: 'coal-and-rumali-charcoal-mushroom-pizza',
    price: 8.99,
    category: 'Pizza',
    isVegetarian: true,
    isSpicy: false,
  },
  {
    id: 'coal-and-rumali-laccha-onion-salad',
    price: 2.49,
    category: 'Salad',
    isVegetarian: true,
    isSpicy: false,
  },
  {
    id: 'coal-and-rumali-charred-corn-salad',
    price: 4.29,
    category: 'Salad',
    isVegetarian: true,
    isSpicy: false,
  },
  {
    id: 'coal-and-rumali-tandoori-chicken-salad',
    price: 6.99,
    category: 'Salad',
    isVegetarian: false,
    isSpicy: false,
  },
  {
    id: 'coal-and-rumali-chicken-seekh-roll',
    price: 5.49,
    category: 'Appetizer',
    isVegetarian: false,
    isSpicy: true,
  },
  {
    id: 'coal-and-rumali-paneer-kathi-roll',
    price: 4.99,
    category: 'Appetizer',
    isVegetarian: true,
    isSpicy: false,
  },
  {
    id: 'coal-and-rumali-double-egg-rumali-roll',
    price: 3.99,
    category: 'Appetizer',
    isVegetarian: false,
    isSpicy: false,
  },
  {
    id: 'coal-and-rumali-rumali-tacos',
    price: 7.99,
    category: 'Appetizer',
    isVegetarian: false,
    isSpicy: true,
  },
  {
    id: 'coal-and-rumali-paneer-shashlik',
    price: 6.49,
    category: 'Appetizer',
    isVegetarian: true,
    isSpicy: false,
  },
  {
    id: 'coal-and-rumali-mutton-burra-chops',
    price: 11.99,
    category: 'Appetizer',
    isVegetarian: false,
    isSpicy: true,
  },
  {
    id: 'coal-and-rumali-tandoori-prawns',
    price: 12.49,
    category: 'Appetizer',
    isVegetarian: false,
    isSpicy: true,
  },
  {
    id: 'coal-and-rumali-dahi-ke-kebab',
    price: 5.29,
    category: 'Appetizer',
    isVegetarian: true,
    isSpicy: false,
  },
]);
