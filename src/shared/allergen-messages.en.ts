import type { Allergen } from '../domain/allergens.ts';

export const messages = {
  full: {
    gluten: 'Cereals containing gluten',
    crustaceans: 'Crustaceans and their products',
    milk: 'Milk and milk products',
    egg: 'Egg and egg products',
    fish: 'Fish and fish products',
    nuts: 'Peanuts, tree nuts and their products',
    soy: 'Soybeans and their products',
    sulphites: 'Sulphites (10 mg/kg or more)',
  } satisfies Record<Allergen, string>,
  short: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    milk: 'milk',
    egg: 'egg',
    fish: 'fish',
    nuts: 'nuts',
    soy: 'soya',
    sulphites: 'sulphites',
  } satisfies Record<Allergen, string>,
  contains: (names: string) => `Contains ${names}.`,
  containsNone: 'The restaurant says this dish contains none of the eight main allergens.',
  containsAvoided: (names: string) => `Contains ${names}, which you avoid`,
  kitchenHandles: (names: string) => `Made in a kitchen that also handles ${names}.`,
};
