import { screen } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { favouritesRecord } from '../../src/domain/favourites.ts';
import type { Favourites } from '../../src/domain/favourites.ts';
// Loaded ahead, so that no test waits for it.
import '../../src/services/favourites.ts';
import { favouritesModel } from '../models/favourites.ts';
import { asha, coal, dastan } from '../fixtures.ts';
import { customer, openApp, openFreshBrowser } from '../components/app.tsx';
import { stored } from '../components/storage.ts';
import { customerRecordRuns, customerRecordStates } from './customer-record.ts';
import { walkPaths } from './walk.ts';

const keyOf = (userId: string) => `favourites_${userId}`;
const heartOf = ({ name }: { name: string }) =>
  screen.getByRole('button', { name: `Favourite: ${name}` });

function expectHearts(favourites: Favourites): void {
  for (const restaurant of [coal, dastan]) {
    expect(heartOf(restaurant)).toHaveAttribute(
      'aria-pressed',
      String(favourites.includes(restaurant.id)),
    );
  }
}

const runs = {
  ...customerRecordRuns<Favourites>(keyOf),
  'record.operated': () => customer.click(heartOf(coal)),
  'record.replacedForgotten': () => {},
} satisfies Runs<typeof favouritesModel>;

const states = {
  ...customerRecordStates<Favourites>({
    keyOf,
    isEmpty: favouritesRecord.isEmpty,
    unsavedNotice: () => screen.queryByText(/^This browser can’t save your favourites\./),
    expectShown: expectHearts,
  }),
} satisfies States<typeof favouritesModel>;

beforeEach(openFreshBrowser);

walkPaths(favouritesModel, {
  mounts: { 'a guest on the list': () => openApp({ address: '/restaurants', user: null }) },
  runs,
  states,
  held: ['load', 'store'],
  journeys: [
    {
      name: 'a guest likes a kitchen, signs in, and it joins the saved ones',
      steps: [
        ['no list of favourites was saved', { owned: 'kept' }],
        ['the heart of Coal & Rumali is filled', { owned: 'storing' }],
        ['the browser stores the list of favourites', { owned: 'kept' }],
        ['Asha signs in', { owned: 'loading' }],
        ['a saved list of favourites is found', { owned: 'storing' }],
        ['the browser stores the list of favourites', { owned: 'kept' }],
      ],
      end: () => {
        expect(stored(keyOf(asha.uid))).toEqual([dastan.id, coal.id]);
        expect(stored(keyOf('guest'))).toBeNull();
      },
    },
    {
      name: 'a kitchen is liked and not liked any more, and the customer leaves nothing behind',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['no list of favourites was saved', { owned: 'kept' }],
        ['the heart of Coal & Rumali is filled', { owned: 'storing' }],
        ['the heart of Coal & Rumali is emptied', { owned: 'storing' }],
        ['the browser stores the list of favourites', { owned: 'storing' }],
        ['the browser stores the list of favourites', { owned: 'kept' }],
        ['the customer signs out', { owned: 'loading' }],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toBeNull(),
    },
    {
      name: 'a browser that keeps nothing is told of, and loses nothing once it keeps the favourites',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['looking for a saved list of favourites breaks down', { owned: 'unsaved' }],
        ['the heart of Coal & Rumali is filled', { owned: 'storing' }],
        ['the browser refuses to store the list of favourites', { owned: 'unsaved' }],
        ['another tab changes the list of favourites', { owned: 'storing' }],
        ['storing the list of favourites breaks down', { owned: 'unsaved' }],
        ['the heart of Coal & Rumali is emptied', { owned: 'storing' }],
        ['the browser stores the list of favourites', { owned: 'kept' }],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toEqual([dastan.id]),
    },
    {
      name: 'another tab’s favourites show here, and the next customer does not see them',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['a saved list of favourites is found', { owned: 'kept' }],
        [
          'another tab changes the list of favourites',
          { owned: 'kept' },
          () => expectHearts([coal.id, dastan.id]),
        ],
        ['Bimal signs in', { owned: 'loading' }],
      ],
      end: () => expectHearts([]),
    },
    {
      name: 'a guest’s favourites of the last visit are there, and those of a customer are not the next guest’s',
      steps: [
        ['a saved list of favourites is found', { owned: 'kept' }, () => expectHearts([dastan.id])],
        ['the heart of Coal & Rumali is filled', { owned: 'storing' }],
        ['the browser refuses to store the list of favourites', { owned: 'unsaved' }],
        ['Asha signs in', { owned: 'loading' }],
        ['no list of favourites was saved', { owned: 'storing' }],
        ['the browser stores the list of favourites', { owned: 'kept' }],
        ['the customer signs out', { owned: 'loading' }],
        ['no list of favourites was saved', { owned: 'kept' }],
      ],
      end: () => {
        expect(stored(keyOf(asha.uid))).toEqual([dastan.id, coal.id]);
        expectHearts([]);
      },
    },
  ],
});
