import { screen } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { dietRecord } from '../../src/domain/diet.ts';
import type { Diet } from '../../src/domain/diet.ts';
// Loaded ahead, so that no test waits for it.
import '../../src/data/diet-concerns.ts';
import '../../src/services/diet.ts';
import { dietModel } from '../models/diet.ts';
import { asha } from '../fixtures.ts';
import { customer, openApp, openFreshBrowser } from '../components/app.tsx';
import { expectDiet, toggleAllergen, vegMode } from '../components/diet.ts';
import { stored } from '../components/storage.ts';
import { customerRecordRuns, customerRecordStates } from './customer-record.ts';
import { walkPaths } from './walk.ts';

const keyOf = (userId: string) => `diet_${userId}`;

const runs = {
  ...customerRecordRuns<Diet>(keyOf),
  'record.operated': ({ operation }) =>
    'allergen' in operation ? toggleAllergen(operation.allergen) : customer.click(vegMode()),
  'record.replacedForgotten': () => {},
} satisfies Runs<typeof dietModel>;

const states = {
  ...customerRecordStates<Diet>({
    keyOf,
    isEmpty: dietRecord.isEmpty,
    unsavedNotice: () => screen.queryByText(/^This browser can’t save your diet\./),
    expectShown: expectDiet,
  }),
} satisfies States<typeof dietModel>;

beforeEach(openFreshBrowser);

walkPaths(dietModel, {
  mounts: { 'a guest on the list': () => openApp({ address: '/restaurants', user: null }) },
  runs,
  states,
  held: ['load', 'store'],
  journeys: [
    {
      name: 'a guest turns veg mode on, signs in, and what was avoided before still is',
      steps: [
        ['no diet was saved', { owned: 'kept' }],
        ['veg mode is turned on', { owned: 'storing' }],
        ['the browser stores the diet', { owned: 'kept' }],
        ['milk is avoided', { owned: 'storing' }],
        ['the browser stores the diet', { owned: 'kept' }],
        ['Asha signs in', { owned: 'loading' }],
        ['a saved diet is found', { owned: 'storing' }],
        ['the browser stores the diet', { owned: 'kept' }],
      ],
      end: () =>
        expect([stored(keyOf(asha.uid)), stored(keyOf('guest'))]).toEqual([
          { isVegetarian: true, avoided: ['nuts', 'milk'] },
          null,
        ]),
    },
    {
      name: 'a customer who eats everything again leaves nothing behind',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['no diet was saved', { owned: 'kept' }],
        ['veg mode is turned on', { owned: 'storing' }],
        ['veg mode is turned off', { owned: 'storing' }],
        ['the browser stores the diet', { owned: 'storing' }],
        ['the browser stores the diet', { owned: 'kept' }],
        ['the customer signs out', { owned: 'loading' }],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toBeNull(),
    },
    {
      name: 'a browser that keeps nothing is told of, and loses nothing once it keeps the diet',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['looking for a saved diet breaks down', { owned: 'unsaved' }],
        ['milk is avoided', { owned: 'storing' }],
        ['the browser refuses to store the diet', { owned: 'unsaved' }],
        ['another tab changes the diet', { owned: 'storing' }],
        ['storing the diet breaks down', { owned: 'unsaved' }],
        ['veg mode is turned on', { owned: 'storing' }],
        ['the browser stores the diet', { owned: 'kept' }],
      ],
      end: () =>
        expect(stored(keyOf(asha.uid))).toEqual({ isVegetarian: true, avoided: ['nuts', 'milk'] }),
    },
    {
      name: 'another tab’s diet holds here, and the next customer eats everything',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['a saved diet is found', { owned: 'kept' }],
        [
          'another tab changes the diet',
          { owned: 'kept' },
          () => expectDiet({ isVegetarian: false, avoided: ['nuts', 'milk'] }),
        ],
        ['Bimal signs in', { owned: 'loading' }],
      ],
      end: () => expectDiet(dietRecord.empty),
    },
  ],
});
