import { defineModel } from 'chartwalk';
import { menuMachine } from '../../machines/menu.ts';

export const menuModel = defineModel({
  machine: menuMachine,
  starts: {
    'the navigation of a small screen': {},
    'the user menu': {},
    'the allergens to avoid': {},
  },
  moves: {
    'menu.opened': { samples: { 'the menu is opened': {} } },
    'menu.closed': { samples: { 'the menu is closed': {} } },
  },
});
