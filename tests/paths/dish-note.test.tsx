import { screen } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { customer, fillInField, openApp, openFreshBrowser } from '../components/app.tsx';
import { store, stored } from '../components/storage.ts';
import { asha, cartOf, coal, coalDish, NOTE } from '../fixtures.ts';
import { dishNoteJourneys } from '../journeys/dish-note.ts';
import { dishNoteModel } from '../models/dish-note.ts';
import { walkPaths } from './walk.ts';

beforeEach(openFreshBrowser);

const field = () => screen.queryByRole('textbox', { name: `Note for ${coalDish.name}` });
const button = (verb: string) => screen.getByRole('button', { name: `${verb} ${coalDish.name}` });
const KEY = `cart_${asha.uid}`;
const noted = { ...coalDish, quantity: 1, note: NOTE };

const runs = {
  'note.begun': () => customer.click(button('Add a note for')),
  'note.typed': ({ text }) => fillInField(field() ?? document.body, text),
  'note.saved': () => customer.click(button('Save note for')),
  'note.cancelled': {
    'with Escape': () => customer.keyboard('{Escape}'),
    'with its button': () => customer.click(button('Cancel editing the note for')),
  },
  'note.cartLeft': () => customer.click(screen.getByRole('button', { name: 'Close cart' })),
} satisfies Runs<typeof dishNoteModel>;

const states = {
  idle: () => {
    expect(field()).not.toBeInTheDocument();
    const cart = screen.getByRole('button', { name: 'Cart, 1 item', hidden: true });
    expect(cart).toBeInTheDocument();
  },
  writing: ({ context: { text } }) => {
    expect(field()).toHaveValue(text);
    expect(field()).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'Your Order' })).toBeVisible();
  },
} satisfies States<typeof dishNoteModel>;

walkPaths(dishNoteModel, {
  mounts: {
    'a dish without a note in the cart': async () => {
      store(KEY, cartOf(coal, coalDish, 1));
      await openApp({ url: '/nowhere', user: asha });
      await customer.click(await screen.findByRole('button', { name: 'Cart, 1 item' }));
    },
  },
  runs,
  states,
  journeys: dishNoteJourneys,
  random: { steps: 30, reset: openFreshBrowser },
  shows: {
    'the button for adding a note has the focus': () =>
      expect(button('Add a note for')).toHaveFocus(),
    'the button for editing the note has the focus': () =>
      expect(button('Edit note for')).toHaveFocus(),
    'the note is shown and stored': () => {
      expect(screen.getByText(`Note: ${NOTE}`)).toBeVisible();
      expect(stored(KEY)).toEqual({ restaurant: coal, items: [noted] });
    },
    'the note is stored': () => expect(stored(KEY)).toEqual({ restaurant: coal, items: [noted] }),
  },
});
