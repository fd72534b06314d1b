import { fromCallback, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { addingMachine } from '../../machines/adding.ts';
import type { ConcernsInput } from '../../machines/adding.ts';
import { appMachine } from '../../machines/app.ts';
import type { RecordId } from '../../machines/app.ts';
import { authModalMachine } from '../../machines/auth-modal.ts';
import type { AuthForm, AuthOutcome } from '../../machines/auth-modal.ts';
import type { cartMachine } from '../../machines/cart.ts';
import { createCustomerRecordMachine } from '../../machines/customer-record.ts';
import type { StorageRequest } from '../../machines/customer-record.ts';
import type { PageChanged } from '../../machines/facts.ts';
import { openLayersMachine } from '../../machines/open-layers.ts';
import type { OpenLayersEvent } from '../../machines/open-layers.ts';
import { sessionMachine } from '../../machines/session.ts';
import type { MemoryEvent, SessionEvent } from '../../machines/session.ts';
import { vegModeMachine } from '../../machines/veg-mode.ts';
import type { DietConflict } from '../domain/diet.ts';
import type { CartItem } from '../domain/entities.ts';
import { removedAddresses } from '../services/removed-addresses.ts';
import { carts } from '../services/carts.ts';
import { watchConnection } from '../services/connection.ts';
import type { CustomerRecordStore } from '../services/customer-record.ts';
import { diets } from '../services/diet.ts';
import { favourites } from '../services/favourites.ts';
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
import type { LayerHistory } from '../shared/layer-history.ts';
import { focusAddedDish } from '../shared/focus-added-dish.ts';
import { logged } from '../shared/logged.ts';
import type { WatchLocation } from '../shared/watch-location.ts';

/**
 * Returns the machine that tracks the open layers (dialogs, drawers and menus), connected to this history.
 */
export function openLayersIn({ watch, addEntries, goBack, resumeNavigation }: LayerHistory) {
  return openLayersMachine.provide({
    actors: {
      historyListener: fromCallback<OpenLayersEvent>(({ sendBack }) => watch(sendBack)),
    },
    actions: {
      addEntries: (_, { depth, entries }) => addEntries(depth, entries),
      goBack: (_, entries) => goBack(entries),
      resumeNavigation,
    },
  });
}

const session = sessionMachine.provide({
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

const authModal = authModalMachine.provide({
  actors: {
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

/** Returns the machine of a customer record, connected to this store. */
function recordIn<Value, Operation>(store: CustomerRecordStore<Value, Operation>) {
  return createCustomerRecordMachine<Value, Operation>().provide({
    actors: {
      storage: fromCallback<StorageRequest<Operation>>(({ sendBack, receive }) => {
        const watch = (userId: string | null) =>
          store.watch(userId, () => sendBack({ type: 'record.changedInOtherTab' }));
        let unwatch = watch(null);
        sendBack(store.open(null, []));
        receive(({ type, userId, operations }) => {
          if (type === 'storage.operated') {
            sendBack(store.store(userId, operations));
            return;
          }
          unwatch();
          unwatch = watch(userId);
          sendBack(store.open(userId, operations, type === 'storage.followed'));
        });
        return () => unwatch();
      }),
    },
  });
}

const records = {
  cartRecord: recordIn(carts),
  favourites: recordIn(favourites),
  diet: recordIn(diets),
  seenMessages: recordIn(seenMessages),
  removedAddresses: recordIn(removedAddresses),
} satisfies Record<RecordId, unknown>;

/* These actors load the facts about dishes only when they need them. */

const adding = addingMachine.provide({
  actors: {
    findConcerns: logged(
      fromPromise<readonly DietConflict[], ConcernsInput>(async ({ input }) =>
        (await import('../data/diet-concerns.ts')).findConcerns(input),
      ),
    ),
  },
  actions: { focusAdded: (_, dishes) => focusAddedDish(dishes) },
});

const vegMode = vegModeMachine.provide({
  actors: {
    findNonVegetarian: logged(
      fromPromise<readonly CartItem[]>(async ({ system }) => {
        const { findNonVegetarian } = await import('../data/diet-concerns.ts');
        const cart = system.get('cart') as ActorRefFrom<typeof cartMachine>;
        return findNonVegetarian(cart.getSnapshot().context.cart);
      }),
    ),
  },
});

/** Returns the actor that sends `page.changed` when the URL changes to another page. */
function pagesOf(watchLocation: WatchLocation) {
  return fromCallback<PageChanged>(({ sendBack }) => {
    let shown: string | undefined;
    return watchLocation(({ pathname }) => {
      if (shown !== undefined && shown !== pathname) sendBack({ type: 'page.changed' });
      shown = pathname;
    });
  });
}

type Surroundings = { watchLocation: WatchLocation; layerHistory: LayerHistory };

/** Returns the app's machine, connected to the identity service, the storage, the URL and the history. */
export function createApp({ watchLocation, layerHistory }: Surroundings) {
  return appMachine.provide({
    actors: {
      pages: pagesOf(watchLocation),
      openLayers: openLayersIn(layerHistory),
      authModal,
      session,
      ...records,
      adding,
      vegMode,
    },
  });
}
