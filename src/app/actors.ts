/** The app-wide machines with the real session, identity service and storage. */
import { fromCallback, fromPromise } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { authModalMachine } from '../../machines/auth-modal.ts';
import type { AuthForm, AuthModalEvent, AuthOutcome } from '../../machines/auth-modal.ts';
import { cartMachine } from '../../machines/cart.ts';
import type { CartEvent, LoadCartOutcome, SaveCartOutcome } from '../../machines/cart.ts';
import type { Cart } from '../../machines/entities.ts';
import { sessionMachine } from '../../machines/session.ts';
import type { SessionEvent } from '../../machines/session.ts';
import type { WatchPage } from './watch-page.ts';
import { logIn, logOut, observeUser, signUp } from '../services/identity.ts';

/** Nobody needs it before they sign in. */
const carts = () => import('../services/carts.ts');

const logFailure = (_: unknown, { error }: { error: unknown }) => console.error(error);

/** A session that follows the identity service, which is needed once the sign-in dialog opens. */
export function sessionWithIdentity(authModal: ActorRefFrom<typeof authModalMachine>) {
  return sessionMachine.provide({
    actors: {
      identityListener: fromCallback<SessionEvent>(({ sendBack }) =>
        observeUser(
          (user) => sendBack({ type: 'session.userChanged', user }),
          (connect) => {
            const subscription = authModal.subscribe((snapshot) => {
              if (snapshot.hasTag('open')) connect();
            });
            return () => subscription.unsubscribe();
          },
        ),
      ),
      signOut: fromPromise<void>(() => logOut()),
    },
    actions: { logFailure },
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
    },
  });
}

/** A cart that follows this session and keeps a signed-in customer's cart in the browser. */
export function storedCart(session: ActorRefFrom<typeof sessionMachine>) {
  return cartMachine.provide({
    actors: {
      sessionListener: fromCallback<CartEvent>(({ sendBack }) => {
        let userId: string | undefined;
        const follow = (snapshot: SnapshotFrom<typeof sessionMachine>) => {
          const next = snapshot.context.user?.uid;
          if (next === userId) return;
          userId = next;
          sendBack(next ? { type: 'cart.signedIn', userId: next } : { type: 'cart.signedOut' });
        };
        follow(session.getSnapshot());
        const subscription = session.subscribe(follow);
        return () => subscription.unsubscribe();
      }),
      otherTabsListener: fromCallback<CartEvent, { userId: string }>(({ sendBack, input }) => {
        const watching = carts().then(({ watchCart }) =>
          watchCart(input.userId, (cart) => sendBack({ type: 'cart.changedElsewhere', cart })),
        );
        return () => void watching.then((stop) => stop());
      }),
      loadCart: fromPromise<LoadCartOutcome, { userId: string }>(async ({ input }) => {
        const { loadCart } = await carts();
        const cart = loadCart(input.userId);
        return cart ? { kind: 'found', cart } : { kind: 'none' };
      }),
      saveCart: fromPromise<SaveCartOutcome, { userId: string; kept: Cart; cart: Cart }>(
        async ({ input }) => {
          try {
            const { saveCart } = await carts();
            return { kind: 'saved', merged: await saveCart(input.userId, input.kept, input.cart) };
          } catch (error) {
            console.warn('The cart was not saved.', error);
            return { kind: 'failed' };
          }
        },
      ),
    },
    actions: { logFailure },
  });
}
