import { sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { cartRecord } from '../src/domain/cart.ts';
import type { CartOperation } from '../src/domain/cart.ts';
import { dietRecord } from '../src/domain/diet.ts';
import type { Diet, DietOperation } from '../src/domain/diet.ts';
import { removedAddressesRecord } from '../src/domain/earlier-addresses.ts';
import type { AddressRemovalOperation, RemovedOrderIds } from '../src/domain/earlier-addresses.ts';
import type { Cart, CartItem } from '../src/domain/entities.ts';
import { favouritesRecord } from '../src/domain/favourites.ts';
import type { Favourites, FavouritesOperation } from '../src/domain/favourites.ts';
import { seenMessagesRecord } from '../src/domain/seen-messages.ts';
import type { SeenMessages, SeenMessagesOperation } from '../src/domain/seen-messages.ts';
import { addingMachine } from './adding.ts';
import type { AddingToApp } from './adding.ts';
import { authModalMachine } from './auth-modal.ts';
import type { AuthModalToApp, AuthMode } from './auth-modal.ts';
import { cartMachine } from './cart.ts';
import type { CartToApp } from './cart.ts';
import { createCustomerRecordMachine } from './customer-record.ts';
import type { RecordContext } from './customer-record.ts';
import type { PageChanged } from './facts.ts';
import { openLayersMachine } from './open-layers.ts';
import { sessionMachine } from './session.ts';
import { unprovided } from './unprovided.ts';
import { vegModeMachine } from './veg-mode.ts';
import type { VegModeToApp } from './veg-mode.ts';

export type AppEvent = PageChanged | AuthModalToApp | CartToApp | AddingToApp | VegModeToApp;

/** The machines of the customer records. The keys are the IDs of their actors. */
const recordMachines = {
  cartRecord: createCustomerRecordMachine<Cart, CartOperation>(),
  favourites: createCustomerRecordMachine<Favourites, FavouritesOperation>(),
  diet: createCustomerRecordMachine<Diet, DietOperation>(),
  seenMessages: createCustomerRecordMachine<SeenMessages, SeenMessagesOperation>(),
  removedAddresses: createCustomerRecordMachine<RemovedOrderIds, AddressRemovalOperation>(),
};
export type RecordId = keyof typeof recordMachines;
const recordIds = Object.keys(recordMachines) as RecordId[];

/** The parameters of an action that reports the session to an actor. */
type SessionReport = {
  to: RecordId | 'vegMode';
  session: SnapshotFrom<typeof sessionMachine>['context'];
};

/** The parameters of an action that reports the customer's cart to an actor. */
type CartReport = { to: 'cart' | 'adding'; record: RecordContext<Cart, CartOperation> };

/** The IDs of the actors that live as long as the app. */
type AppActors = { [Id in RecordId]: Id } & {
  openLayers: 'openLayers';
  authModal: 'authModal';
  session: 'session';
  cart: 'cart';
  adding: 'adding';
  vegMode: 'vegMode';
};

export const appMachine = setup({
  types: { events: {} as AppEvent, children: {} as AppActors },
  actors: {
    /** Sends `page.changed` when another page opens. */
    pages: unprovided.callback<PageChanged>('pages'),
    openLayers: openLayersMachine,
    authModal: authModalMachine,
    session: sessionMachine,
    ...recordMachines,
    cart: cartMachine,
    adding: addingMachine,
    vegMode: vegModeMachine,
  },
  actions: {
    openSignIn: sendTo('authModal', (_, mode: AuthMode) => ({ type: 'auth.opened', mode })),
    closeSignIn: sendTo('authModal', { type: 'auth.closed' }),
    askForService: sendTo('session', { type: 'session.serviceNeeded' }),
    reportSession: sendTo(
      (_, { to }: SessionReport) => to,
      (_, { session: { user, isReported } }) => ({
        type: 'session.changed',
        userId: user?.uid ?? null,
        isReported,
      }),
    ),
    changeCart: sendTo('cartRecord', (_, operation: CartOperation) => ({
      type: 'record.changed',
      operation,
    })),
    forgetReplacedCart: sendTo('cartRecord', { type: 'record.replacedDiscarded' }),
    changeDiet: sendTo('diet', (_, operation: DietOperation) => ({
      type: 'record.changed',
      operation,
    })),
    showCart: sendTo(
      (_, { to }: CartReport) => to,
      (_, { record: { userId, value, replaced } }) => ({
        type: 'cart.changed',
        userId,
        cart: value,
        replaced,
      }),
    ),
    showDiet: sendTo('adding', (_, { userId, value }: RecordContext<Diet, DietOperation>) => ({
      type: 'diet.changed',
      userId,
      diet: value,
    })),
    endSignIn: sendTo('cart', { type: 'cart.signInEnded' }),
    dismissSignIn: sendTo('cart', { type: 'cart.signInDismissed' }),
    closeCart: sendTo('cart', { type: 'cart.closed' }),
    closeQuestion: sendTo((_, to: 'adding' | 'vegMode') => to, { type: 'page.changed' }),
    endUndo: sendTo('cart', { type: 'cart.added' }),
    openCart: sendTo('cart', { type: 'cart.opened' }),
    removeFromCart: sendTo('cart', (_, dishes: readonly CartItem[]) => ({
      type: 'cart.dishesRemoved',
      itemIds: dishes.map(({ id }) => id),
    })),
  },
  guards: {
    isOrder: (_, isOrder: boolean) => isOrder,
    isOpen: (_, authModal: SnapshotFrom<typeof authModalMachine>) => authModal.hasTag('open'),
  },
}).createMachine({
  id: 'app',
  description:
    'The actors that live as long as the app, and the events they exchange. Pages start their own actors.',
  invoke: [
    { id: 'pages', src: 'pages' },
    { id: 'openLayers', src: 'openLayers' },
    {
      id: 'authModal',
      src: 'authModal',
      onSnapshot: [
        {
          description: 'A customer is about to sign in, so the identity service loads.',
          guard: { type: 'isOpen', params: ({ event }) => event.snapshot },
          actions: 'askForService',
        },
        { actions: 'endSignIn' },
      ],
    },
    {
      id: 'session',
      src: 'session',
      onSnapshot: {
        actions: ([...recordIds, 'vegMode'] as const).map((to) => ({
          type: 'reportSession',
          params: ({ event }) => ({ to, session: event.snapshot.context }),
        })),
      },
    },
    {
      id: 'cartRecord',
      src: 'cartRecord',
      input: cartRecord,
      onSnapshot: {
        actions: [
          {
            type: 'showCart',
            params: ({ event }) => ({ to: 'cart', record: event.snapshot.context }),
          },
          {
            type: 'showCart',
            params: ({ event }) => ({ to: 'adding', record: event.snapshot.context }),
          },
        ],
      },
    },
    { id: 'favourites', src: 'favourites', input: favouritesRecord },
    {
      id: 'diet',
      src: 'diet',
      input: dietRecord,
      onSnapshot: {
        actions: { type: 'showDiet', params: ({ event }) => event.snapshot.context },
      },
    },
    { id: 'seenMessages', src: 'seenMessages', input: seenMessagesRecord },
    { id: 'removedAddresses', src: 'removedAddresses', input: removedAddressesRecord },
    // Veg mode finds the cart by its system ID (see src/app/create-app.ts).
    { id: 'cart', systemId: 'cart', src: 'cart' },
    { id: 'adding', src: 'adding' },
    { id: 'vegMode', src: 'vegMode' },
  ],
  on: {
    'page.changed': {
      description: 'Closes everything that was open over the previous page.',
      actions: [
        'closeSignIn',
        'closeCart',
        { type: 'closeQuestion', params: 'adding' },
        { type: 'closeQuestion', params: 'vegMode' },
      ],
    },
    'signIn.requested': {
      actions: { type: 'openSignIn', params: ({ event }) => event.mode },
    },
    'signIn.dismissed': { actions: 'dismissSignIn' },
    'cart.operated': {
      actions: { type: 'changeCart', params: ({ event }) => event.operation },
    },
    'cart.replacedForgotten': { actions: 'forgetReplacedCart' },
    'adding.finished': [
      {
        guard: { type: 'isOrder', params: ({ event }) => event.isOrder },
        actions: [
          { type: 'changeCart', params: ({ event }) => event.operation },
          'endUndo',
          'openCart',
        ],
      },
      {
        actions: [{ type: 'changeCart', params: ({ event }) => event.operation }, 'endUndo'],
      },
    ],
    'vegMode.turnedOn': {
      actions: [
        { type: 'removeFromCart', params: ({ event }) => event.without },
        { type: 'changeDiet', params: { type: 'vegModeTurnedOn' } },
      ],
    },
  },
});
