/** The app-wide machines with the real session, identity service and storage. */
import { fromCallback, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { authModalMachine } from '../../machines/auth-modal.ts';
import type { AuthForm, AuthModalEvent, AuthOutcome } from '../../machines/auth-modal.ts';
import { cartMachine } from '../../machines/cart.ts';
import type { CartEvent } from '../../machines/cart.ts';
import type { CustomerRecordMachine } from '../../machines/customer-record.ts';
import { dietCheckMachine } from '../../machines/diet-check.ts';
import type { ConcernsInput, DietCheckEvent } from '../../machines/diet-check.ts';
import type { CartOperation } from '../domain/cart.ts';
import type { Concern, Diet, DietOperation } from '../domain/diet.ts';
import type { Cart, CartItem } from '../domain/entities.ts';
import { openLayersMachine } from '../../machines/open-layers.ts';
import type { OpenLayersEvent } from '../../machines/open-layers.ts';
import { sessionMachine } from '../../machines/session.ts';
import type { MemoryEvent, SessionEvent } from '../../machines/session.ts';
import { vegModeMachine } from '../../machines/veg-mode.ts';
import type { VegModeEvent } from '../../machines/veg-mode.ts';
import type { WatchPage } from './watch-page.ts';
import { carts } from '../services/carts.ts';
import { diets } from '../services/diet.ts';
import { favourites } from '../services/favourites.ts';
import { watchConnection } from '../services/connection.ts';
import {
  connect,
  isConfigured,
  logIn,
  logOut,
  requestPasswordReset,
  signUp,
} from '../services/identity.ts';
import { rememberUser, watchRememberedUser } from '../services/remembered-user.ts';
import { seenMessages } from '../services/seen-messages.ts';
import { whenIdle } from '../services/when-idle.ts';
import { customerRecordIn, follow } from '../shared/customer-records.ts';
import { logged } from '../shared/logged.ts';
import type { LayerHistory } from '../shared/layer-history.ts';

const logFailure = (_: unknown, { error }: { error: unknown }) => console.error(error);

/** What is open over the page, with entries in this history. */
export function openLayersIn({ watch, addEntries, goBack }: LayerHistory) {
  return openLayersMachine.provide({
    actors: {
      historyListener: fromCallback<OpenLayersEvent>(({ sendBack }) => watch(sendBack)),
    },
    actions: {
      addEntries: (_, { depth, entries }) => addEntries(depth, entries),
      goBack: (_, entries) => goBack(entries),
    },
  });
}

/** A session that follows the identity service, which is needed once the sign-in dialog opens. */
export function sessionWithIdentity(authModal: ActorRefFrom<typeof authModalMachine>) {
  return sessionMachine.provide({
    actors: {
      memory: logged(
        fromCallback<MemoryEvent>(({ sendBack, receive }) => {
          if (!isConfigured) {
            sendBack({ type: 'session.notConfigured' });
            return undefined;
          }
          receive(({ user }) => {
            if (!rememberUser(user)) sendBack({ type: 'session.rememberingRefused' });
          });
          return watchRememberedUser((user) => sendBack({ type: 'session.remembered', user }));
        }),
      ),
      needListener: fromCallback<SessionEvent>(({ sendBack }) => {
        const subscription = authModal.subscribe((snapshot) => {
          if (snapshot.hasTag('open')) sendBack({ type: 'session.serviceNeeded' });
        });
        return () => subscription.unsubscribe();
      }),
      connectionListener: fromCallback<SessionEvent>(({ sendBack }) =>
        watchConnection((isConnected) => sendBack({ type: 'connection.changed', isConnected })),
      ),
      idleListener: fromCallback<SessionEvent>(({ sendBack }) => {
        void whenIdle().then(() => sendBack({ type: 'browser.idled' }));
      }),
      connect: fromCallback<SessionEvent>(({ sendBack }) =>
        connect({
          report: (user, isRemembered) =>
            sendBack({ type: 'session.userReported', user, isRemembered }),
          fail: () => sendBack({ type: 'session.unreachable' }),
        }),
      ),
      signOut: logged(fromPromise<void>(() => logOut())),
    },
  });
}

/** A dialog that signs in with the identity service and closes when another page is shown. */
export function authModalWithIdentity(watchPage: WatchPage) {
  return authModalMachine.provide({
    actors: {
      pageListener: fromCallback<AuthModalEvent>(({ sendBack }) =>
        watchPage(() => sendBack({ type: 'auth.closed' })),
      ),
      logIn: fromPromise<AuthOutcome, Pick<AuthForm, 'email' | 'password'>>(({ input }) =>
        logIn(input),
      ),
      signUp: fromPromise<AuthOutcome, Pick<AuthForm, 'email' | 'password' | 'fullName'>>(
        ({ input }) => signUp(input),
      ),
      requestPasswordReset: fromPromise<AuthOutcome, Pick<AuthForm, 'email'>>(({ input }) =>
        requestPasswordReset(input),
      ),
    },
  });
}

/** What the browser keeps for whoever this session says is here. */
export function storedRecords(session: ActorRefFrom<typeof sessionMachine>) {
  return {
    cart: customerRecordIn(carts, session),
    favourites: customerRecordIn(favourites, session),
    diet: customerRecordIn(diets, session),
    seenMessages: customerRecordIn(seenMessages, session),
  };
}

/** What this diet has to ask before a dish goes into this cart. The contents of dishes are loaded when needed. */
export function dietCheckOf(
  diet: ActorRefFrom<CustomerRecordMachine<Diet, DietOperation>>,
  cart: ActorRefFrom<typeof cartMachine>,
) {
  return dietCheckMachine.provide({
    actors: {
      dietListener: fromCallback<DietCheckEvent>(({ sendBack }) =>
        follow(
          diet,
          ({ context }) => context,
          ({ userId, value }) => sendBack({ type: 'check.dietChanged', userId, diet: value }),
        ),
      ),
      findConcerns: fromPromise<readonly Concern[], ConcernsInput>(async ({ input }) =>
        (await import('../data/diet-concerns.ts')).findConcerns(input),
      ),
    },
    actions: {
      handOn: (_, addition) => {
        if (addition) cart.send(addition);
      },
      logFailure,
    },
  });
}

/** Veg mode of this diet, which asks about the dishes in this cart. */
export function vegModeOf(
  diet: ActorRefFrom<CustomerRecordMachine<Diet, DietOperation>>,
  cart: ActorRefFrom<typeof cartMachine>,
) {
  return vegModeMachine.provide({
    actors: {
      customerListener: fromCallback<VegModeEvent>(({ sendBack }) =>
        follow(
          diet,
          ({ context }) => context.userId,
          (userId) => sendBack({ type: 'vegMode.customerChanged', userId }),
        ),
      ),
      findNonVegetarian: logged(
        fromPromise<readonly CartItem[]>(async () =>
          (await import('../data/diet-concerns.ts')).findNonVegetarian(
            cart.getSnapshot().context.cart,
          ),
        ),
      ),
    },
    actions: {
      turnOn: () => diet.send({ type: 'record.operated', operation: { type: 'vegModeTurnedOn' } }),
      removeFromCart: (_, dishes) => {
        for (const { id } of dishes) cart.send({ type: 'cart.itemRemoved', itemId: id });
      },
    },
  });
}

/**
 * The cart's questions and its drawer, over this record. The drawer closes when the page changes, and
 * opens again for who has signed in from it.
 */
export function cartOfRecord(
  record: ActorRefFrom<CustomerRecordMachine<Cart, CartOperation>>,
  authModal: ActorRefFrom<typeof authModalMachine>,
  watchPage: WatchPage,
) {
  return cartMachine.provide({
    actors: {
      pageListener: fromCallback<CartEvent>(({ sendBack }) =>
        watchPage(() => sendBack({ type: 'cart.closed' })),
      ),
      recordListener: fromCallback<CartEvent>(({ sendBack }) =>
        follow(
          record,
          ({ context }) => context,
          ({ userId, value, replaced }) =>
            sendBack({ type: 'cart.changed', userId, cart: value, replaced }),
        ),
      ),
      signInListener: fromCallback<CartEvent>(({ sendBack }) => {
        const hasCustomer = () => record.getSnapshot().context.userId !== null;
        const report = () => {
          const isDialogOpen = authModal.getSnapshot().hasTag('open');
          if (hasCustomer() && !isDialogOpen) sendBack({ type: 'cart.signedIn' });
        };
        const subscriptions = [
          record.subscribe(report),
          authModal.subscribe(report),
          authModal.on('auth.dismissed', () => {
            if (!hasCustomer()) sendBack({ type: 'cart.signInDismissed' });
          }),
        ];
        return () => {
          for (const subscription of subscriptions) subscription.unsubscribe();
        };
      }),
    },
    actions: {
      openSignIn: (_, mode) => authModal.send({ type: 'auth.opened', mode }),
      changeRecord: (_, operation) => record.send({ type: 'record.operated', operation }),
      forgetReplaced: () => record.send({ type: 'record.replacedForgotten' }),
    },
  });
}
