/** How a customer record's moves are made on the screen, and what it shows in each state. */
import { screen } from '@testing-library/react';
import { breakDown, letGoOn } from 'chartwalk/vitest';
import { beforeEach, expect, vi } from 'vitest';
import type { LoadOutcome, StoreOutcome } from '../../machines/customer-record.ts';
import { errorsLogged, meanwhile, whileStorageRefuses } from '../components/app.tsx';
import { say } from '../components/identity.ts';
import { store, stored, storeElsewhere } from '../components/storage.ts';
import { asha, bimal } from '../fixtures.ts';

async function failing(name: 'load' | 'store', error: Error): Promise<void> {
  const logged = errorsLogged(() => meanwhile(() => breakDown(name, error)));
  expect(await logged).toEqual([[error]]);
}

/** The browser refuses, and the app says so in the log. */
async function refusing(): Promise<void> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await whileStorageRefuses(() => meanwhile(() => letGoOn('store')));
  expect(warn).toHaveBeenCalledWith('A change was not saved.', expect.any(DOMException));
  warn.mockRestore();
}

/** Whose value of a record is stored when nobody is signed in. */
const GUEST = 'guest';

/** The runs of the moves that every customer record has. The promises `load` and `store` are held. */
export function customerRecordRuns<Value>(keyOf: (userId: string) => string) {
  /** Whose record it is. */
  let owner = GUEST;
  beforeEach(() => {
    owner = GUEST;
  });
  return {
    'record.signedIn': ({ userId }: { userId: string }) =>
      meanwhile(() => {
        owner = userId;
        say(userId === asha.uid ? asha : bimal);
      }),
    'record.signedOut': () =>
      meanwhile(() => {
        owner = GUEST;
        say(null);
      }),
    'record.changedElsewhere': ({ value }: { value: Value }) =>
      meanwhile(() => storeElsewhere(keyOf(owner), value)),
    'xstate.done.actor.load': (outcome: LoadOutcome<Value>) => {
      if (outcome.kind === 'found') store(keyOf(owner), outcome.value);
      else localStorage.removeItem(keyOf(owner));
      return meanwhile(() => letGoOn('load'));
    },
    'xstate.error.actor.load': (error: Error) => failing('load', error),
    'xstate.done.actor.store': ({ kind }: StoreOutcome<Value>) =>
      kind === 'stored' ? meanwhile(() => letGoOn('store')) : refusing(),
    'xstate.error.actor.store': (error: Error) => failing('store', error),
  };
}

type Shown<Value> = {
  keyOf: (userId: string) => string;
  isEmpty: (value: Value) => boolean;
  unsavedNotice: () => HTMLElement | null;
  /** The page shows the value, stored or not. */
  expectShown: (value: Value) => void;
};

/** What the screen and the storage show in the states that every customer record has. */
export function customerRecordStates<Value>({
  keyOf,
  isEmpty,
  unsavedNotice,
  expectShown,
}: Shown<Value>) {
  type Snapshot = { context: { userId: string | null; value: Value } };
  const expectWithoutNotice = ({ context }: Snapshot) => {
    expectShown(context.value);
    expect(unsavedNotice()).not.toBeInTheDocument();
  };
  return {
    guest: (snapshot: Snapshot) => {
      expect(screen.getAllByText('Sign In').length).toBeGreaterThan(0);
      expectWithoutNotice(snapshot);
    },
    owned: ({ context }: Snapshot) => {
      if (context.userId === null) {
        expect(screen.getAllByText('Sign In').length).toBeGreaterThan(0);
        return;
      }
      const { displayName } = context.userId === asha.uid ? asha : bimal;
      expect(screen.getByText(String(displayName))).toBeInTheDocument();
    },
    'owned.loading': expectWithoutNotice,
    'owned.kept': (snapshot: Snapshot) => {
      const { userId, value } = snapshot.context;
      expectWithoutNotice(snapshot);
      expect(stored(keyOf(userId ?? GUEST))).toEqual(isEmpty(value) ? null : value);
    },
    // A notice of an earlier attempt stays until the browser has answered this one.
    'owned.storing': ({ context }: Snapshot) => expectShown(context.value),
    'owned.unsaved': ({ context }: Snapshot) => {
      expectShown(context.value);
      expect(unsavedNotice()).toBeVisible();
    },
  };
}
