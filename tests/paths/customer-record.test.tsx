/**
 * Walks the machine of customer records with the record of the cart.
 * tests/components/customer-records.test.tsx covers the screens of the other records.
 */
import { screen } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import {
  actOutsideApp,
  openApp,
  openFreshBrowser,
  press,
  withFailingStorage,
} from '../components/app.tsx';
import { changeRememberedUser, signInHere } from '../components/identity.ts';
import { store, stored, storeElsewhere } from '../components/storage.ts';
import { asha, bimal, cartOf, coal, coalDish } from '../fixtures.ts';
import { customerRecordJourneys } from '../journeys/customer-record.ts';
import { cartOfOtherTab, customerRecordModel, savedCart } from '../models/customer-record.ts';
import { expectOnCartButton } from './cart-button.ts';
import { walkPaths } from './walk.ts';

type Snapshot = SnapshotFrom<typeof customerRecordModel.machine>;

const keyOf = (userId: string) => `cart_${userId}`;
const addDish = () => press(new RegExp(`^(Add|Increase quantity of) ${coalDish.name}`));
const unsavedNotice = () => screen.queryByText(/^Your browser can’t save your cart\./);

function signIn(userId: string | null, isReported: boolean): void {
  if (userId === asha.uid && stored(keyOf(userId)) === null) store(keyOf(userId), savedCart);
  const user = [asha, bimal].find(({ uid }) => uid === userId);
  if (user && isReported) signInHere(user);
  else changeRememberedUser(user ?? null);
}

const runs = {
  'session.changed': ({ userId, isReported }) => actOutsideApp(() => signIn(userId, isReported)),
  'record.changed': ({ operation }) =>
    operation.type === 'itemsAdded' ? addDish() : press(`Decrease quantity of ${coalDish.name}`),
  'record.changedInOtherTab': () =>
    actOutsideApp(() => storeElsewhere(keyOf(asha.uid), cartOfOtherTab)),
  'record.held': () => {},
  'record.stored': () => {},
  'record.refused': async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await withFailingStorage(addDish);
    expect(warn).toHaveBeenCalledWith('A change was not saved.', expect.any(DOMException));
    warn.mockRestore();
  },
  'record.replacedDiscarded': () => press('Use my saved cart'),
} satisfies Runs<typeof customerRecordModel>;

function expectWithoutNotice({ context }: Snapshot): void {
  expectOnCartButton(context.value);
  expect(unsavedNotice()).not.toBeInTheDocument();
}

const states = {
  inMemory: (snapshot) => {
    expect(screen.getAllByText('Sign In').length).toBeGreaterThan(0);
    expectWithoutNotice(snapshot);
    expect(stored(keyOf('guest'))).toBeNull();
  },
  saved: (snapshot) => {
    const { userId, value } = snapshot.context;
    const { displayName } = userId === asha.uid ? asha : bimal;
    expect(screen.getByText(String(displayName))).toBeInTheDocument();
    expectWithoutNotice(snapshot);
    expect(stored(keyOf(String(userId)))).toEqual(value.items.length > 0 ? value : null);
  },
  unsaved: ({ context }) => {
    expectOnCartButton(context.value);
    expect(unsavedNotice()).toBeVisible();
  },
} satisfies States<typeof customerRecordModel>;

beforeEach(openFreshBrowser);

walkPaths(customerRecordModel, {
  actorId: 'cartRecord',
  mounts: {
    'a guest at Coal & Rumali': () => openApp({ url: `/restaurant/${coal.id}`, user: null }),
  },
  runs,
  states,
  journeys: customerRecordJourneys,
  shows: {
    'the guest’s dish is saved for Bimal': () =>
      expect(stored(keyOf(bimal.uid))).toEqual(cartOf(coal, coalDish, 1)),
    'nothing is saved for Bimal': () => expect(stored(keyOf(bimal.uid))).toBeNull(),
    'the guest’s dish is offered': () =>
      expect(screen.getByRole('button', { name: 'Use my cart from before sign-in' })).toBeVisible(),
    'the button counts the saved cart': () => expectOnCartButton(savedCart),
    'the cart has 0 items': () =>
      expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible(),
    'the dish is saved for Asha three times': () =>
      expect(stored(keyOf(asha.uid))).toEqual(cartOf(coal, coalDish, 3)),
    'the dish from the other tab is shown': () =>
      expect(screen.getByText(coalDish.name)).toBeVisible(),
  },
});
