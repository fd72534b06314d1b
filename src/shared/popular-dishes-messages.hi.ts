import type { messages as english } from './popular-dishes-messages.en.ts';

export const messages: typeof english = {
  popularDishes: 'लोकप्रिय डिश',
  popularVegetarianDishes: 'लोकप्रिय वेज डिश',
};
