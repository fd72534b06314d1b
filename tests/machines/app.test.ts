import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { addingMachine } from '../../machines/adding.ts';
import type { ConcernsInput } from '../../machines/adding.ts';
import { appMachine } from '../../machines/app.ts';
import type { RecordId } from '../../machines/app.ts';
import { authModalMachine } from '../../machines/auth-modal.ts';
import type { AuthForm, AuthOutcome } from '../../machines/auth-modal.ts';
import { createCustomerRecordMachine } from '../../machines/customer-record.ts';
import type { StorageReport, StorageRequest } from '../../machines/customer-record.ts';
import type { PageChanged } from '../../machines/facts.ts';
import { openLayersMachine } from '../../machines/open-layers.ts';
import type { OpenLayersEvent } from '../../machines/open-layers.ts';
import { sessionMachine } from '../../machines/session.ts';
import type { MemoryEvent, SessionEvent } from '../../machines/session.ts';
import { vegModeMachine } from '../../machines/veg-mode.ts';
import { cartRecord } from '../../src/domain/cart.ts';
import { dietRecord } from '../../src/domain/diet.ts';
import type { DietConflict } from '../../src/domain/diet.ts';
import { removedAddressesRecord } from '../../src/domain/earlier-addresses.ts';
import type { CartItem, User } from '../../src/domain/entities.ts';
import { favouritesRecord } from '../../src/domain/favourites.ts';
import type { RecordDefinition } from '../../src/domain/record-definition.ts';
import type { ReorderOffer } from '../../src/domain/reorder-offer.ts';
import { seenMessagesRecord } from '../../src/domain/seen-messages.ts';
import { asha, coal, coalDish, coalSalad } from '../fixtures.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

/** An order that can be repeated without changes. */
const offer: ReorderOffer = {
  restaurantName: coal.name,
  kitchen: 'open',
  selection: { restaurant: coal, items: [{ ...coalDish, quantity: 1 }] },
  changes: [],
};

/** Creates a record whose storage accepts everything. */
function kept<Value, Operation>({ empty, apply }: RecordDefinition<Value, Operation>) {
  return createCustomerRecordMachine<Value, Operation>().provide({
    actors: {
      storage: fromCallback<StorageRequest<Operation>>(({ sendBack, receive }) => {
        const values = new Map<string | null, Value>();
        let guests = empty;
        receive(({ type, userId, operations }) => {
          let value = values.get(userId) ?? empty;
          for (const operation of operations) value = apply(value, operation);
          values.set(userId, value);
          // This storage replaces every guest's value when the guest signs in.
          const replaced = type === 'storage.opened' && userId !== null ? guests : undefined;
          guests = userId === null ? value : empty;
          const report: StorageReport<Value, Operation> = {
            type: 'record.stored',
            userId,
            value,
            pending: [],
            ...(replaced !== undefined && { replaced }),
          };
          sendBack(report);
        });
      }),
    },
  });
}

const records = {
  cartRecord: kept(cartRecord),
  favourites: kept(favouritesRecord),
  diet: kept(dietRecord),
  seenMessages: kept(seenMessagesRecord),
  removedAddresses: kept(removedAddressesRecord),
} satisfies Record<RecordId, unknown>;
const recordIds = Object.keys(records) as RecordId[];

function start() {
  const pages = controlledListener<PageChanged>();
  const nonVegetarian = controlledPromise<readonly CartItem[]>();
  const concerns = controlledPromise<readonly DietConflict[], ConcernsInput>();
  const logIn = controlledPromise<AuthOutcome, Pick<AuthForm, 'email' | 'password'>>();
  const connect = controlledListener<SessionEvent>();
  const app = createActor(
    appMachine.provide({
      actors: {
        pages: pages.logic,
        openLayers: openLayersMachine.provide({
          actors: { historyListener: controlledListener<OpenLayersEvent>().logic },
        }),
        authModal: authModalMachine.provide({ actors: { logIn: logIn.logic } }),
        session: sessionMachine.provide({
          actors: {
            memory: fromCallback<MemoryEvent>(({ sendBack }) =>
              sendBack({ type: 'session.remembered', user: null }),
            ),
            connectionListener: controlledListener<SessionEvent>().logic,
            connect: connect.logic,
          },
        }),
        ...records,
        adding: addingMachine.provide({
          actors: { findConcerns: concerns.logic },
          actions: { focusAdded: () => {} },
        }),
        vegMode: vegModeMachine.provide({ actors: { findNonVegetarian: nonVegetarian.logic } }),
      },
    }),
  ).start();
  const { children } = app.getSnapshot();
  const { adding, authModal, cart, diet, vegMode } = children;
  const add = (item: typeof coalDish) =>
    adding?.send({ type: 'adding.dishPicked', restaurant: coal, item: { ...item, quantity: 1 } });
  return {
    pages,
    nonVegetarian,
    logIn,
    connect,
    adding,
    authModal,
    cart,
    vegMode,
    diet,
    recordsOf: ({ uid }: User) =>
      recordIds.filter((id) => children[id]?.getSnapshot().context.userId === uid),
    add,
    report: (user: User | null) =>
      connect.report({ type: 'session.userReported', user, isRemembered: user !== null }),
    dishes: () => cart?.getSnapshot().context.cart.items.map(({ id }) => id),
    drawer: () => cart?.getSnapshot().value.drawer,
    isDialogOpen: () => authModal?.getSnapshot().hasTag('open'),
  };
}

/** Starts with a guest who has a dish in the cart and chooses to sign in from the cart. */
function startSigningIn() {
  const started = start();
  started.add(coalDish);
  started.cart?.send({ type: 'cart.opened' });
  started.cart?.send({ type: 'cart.signInChosen', mode: 'login' });
  return started;
}

test('leaving a page closes the sign-in dialog, the cart and the open questions', async () => {
  const { adding, authModal, cart, drawer, isDialogOpen, nonVegetarian, pages, vegMode } = start();
  vegMode?.send({ type: 'vegMode.requested' });
  await nonVegetarian.resolve([{ ...coalDish, quantity: 1 }]);
  expect(vegMode?.getSnapshot().value).toBe('asking');
  adding?.send({ type: 'adding.orderRepeated', offer: { ...offer, selection: null } });
  expect(adding?.getSnapshot().hasTag('question')).toBe(true);
  cart?.send({ type: 'cart.opened' });
  authModal?.send({ type: 'auth.opened', mode: 'signup' });
  pages.report({ type: 'page.changed' });
  expect([isDialogOpen(), drawer()]).toEqual([false, 'closed']);
  expect(adding?.getSnapshot().value).toBe('idle');
  expect(vegMode?.getSnapshot().value).toBe('idle');
});

test('every record belongs to the customer who has signed in', () => {
  const { authModal, recordsOf, report, vegMode } = start();
  authModal?.send({ type: 'auth.opened', mode: 'login' });
  report(asha);
  expect(recordsOf(asha)).toEqual(recordIds);
  expect(vegMode?.getSnapshot().context.userId).toBe(asha.uid);
  report(null);
  expect(vegMode?.getSnapshot().context.userId).toBeNull();
});

test('the identity service is not loaded before the sign-in dialog is opened', () => {
  const { authModal, connect } = start();
  authModal?.send({ type: 'auth.closed' });
  expect(connect.liveCount).toBe(0);
  authModal?.send({ type: 'auth.opened', mode: 'login' });
  expect(connect.liveCount).toBe(1);
});

test('a dish without diet conflicts is added to the stored cart', () => {
  const { add, dishes } = start();
  add(coalDish);
  add(coalSalad);
  expect(dishes()).toEqual([coalDish.id, coalSalad.id]);
});

test('a repeated order is added to the cart and opens the cart', () => {
  const { adding, dishes, drawer } = start();
  adding?.send({ type: 'adding.orderRepeated', offer });
  expect([dishes(), drawer()]).toEqual([[coalDish.id], 'open']);
});

test('adding a dish ends the offer to restore a removed dish', () => {
  const { add, cart } = start();
  add(coalDish);
  cart?.send({ type: 'cart.quantitySet', itemId: coalDish.id, quantity: 0 });
  expect(cart?.getSnapshot().value.removal).toBe('offered');
  add(coalSalad);
  expect(cart?.getSnapshot().value.removal).toBe('none');
});

test('a repeated order ends the offer to restore a removed dish', () => {
  const { add, adding, cart } = start();
  add(coalSalad);
  cart?.send({ type: 'cart.quantitySet', itemId: coalSalad.id, quantity: 0 });
  expect(cart?.getSnapshot().value.removal).toBe('offered');
  adding?.send({ type: 'adding.orderRepeated', offer });
  expect(cart?.getSnapshot().value.removal).toBe('none');
});

test('in veg mode, the app looks up diet conflicts before it adds a dish', () => {
  const { add, adding, diet, dishes } = start();
  diet?.send({ type: 'record.changed', operation: { type: 'vegModeTurnedOn' } });
  add(coalDish);
  expect([adding?.getSnapshot().value, dishes()]).toEqual(['findingConcerns', []]);
});

test('a guest’s items can be discarded after a saved cart has replaced them', () => {
  const { add, authModal, cart, report } = start();
  add(coalDish);
  authModal?.send({ type: 'auth.opened', mode: 'login' });
  report(asha);
  expect(cart?.getSnapshot().value.guestItems).toBe('offered');
  cart?.send({ type: 'cart.guestItemsDiscarded' });
  expect(cart?.getSnapshot().value.guestItems).toBe('none');
});

test('the cart opens again after the customer has signed in from the cart', async () => {
  const { authModal, drawer, isDialogOpen, logIn, report } = startSigningIn();
  expect([isDialogOpen(), drawer()]).toEqual([true, { signingIn: 'inDialog' }]);
  authModal?.send({
    type: 'auth.submitted',
    form: { fullName: '', email: asha.email ?? '', password: 'secret', confirmPassword: '' },
  });
  report(asha);
  await logIn.resolve({ kind: 'succeeded' });
  expect([isDialogOpen(), drawer()]).toEqual([false, 'open']);
});

test('the cart stays closed after the customer closed the sign-in dialog', () => {
  const { authModal, drawer } = startSigningIn();
  authModal?.send({ type: 'auth.closed' });
  expect(drawer()).toBe('closed');
});

test('every non-veg dish that veg mode removes can be restored', async () => {
  const { add, cart, dishes, nonVegetarian, vegMode } = start();
  add(coalDish);
  add(coalSalad);
  vegMode?.send({ type: 'vegMode.requested' });
  await nonVegetarian.resolve([
    { ...coalDish, quantity: 1 },
    { ...coalSalad, quantity: 1 },
  ]);
  vegMode?.send({ type: 'vegMode.dishesRemoved' });
  expect(dishes()).toEqual([]);
  cart?.send({ type: 'cart.removalUndone' });
  cart?.send({ type: 'cart.removalUndone' });
  expect(dishes()?.toSorted()).toEqual([coalDish.id, coalSalad.id].toSorted());
});

test('veg mode is turned on after the non-veg dishes are removed', async () => {
  const { add, diet, dishes, nonVegetarian, vegMode } = start();
  add(coalDish);
  add(coalSalad);
  vegMode?.send({ type: 'vegMode.requested' });
  await nonVegetarian.resolve([{ ...coalDish, quantity: 1 }]);
  vegMode?.send({ type: 'vegMode.dishesRemoved' });
  expect(dishes()).toEqual([coalSalad.id]);
  expect(diet?.getSnapshot().context.value.isVegetarian).toBe(true);
});
