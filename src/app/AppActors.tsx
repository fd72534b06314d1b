import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { AuthModalContext } from '../shared/auth-modal.ts';
import { CartContext } from '../shared/cart.ts';
import { SessionContext } from '../shared/session.ts';
import { WatchAddressContext } from '../shared/watch-address.ts';
import { authModalWithIdentity, sessionWithIdentity, storedCart } from './actors.ts';
import { watchPageOf } from './watch-page.ts';

function SessionProvider({ children }: { children: ReactNode }) {
  const authModal = AuthModalContext.useActorRef();
  const machine = useMemo(() => sessionWithIdentity(authModal), [authModal]);
  return <SessionContext.Provider logic={machine}>{children}</SessionContext.Provider>;
}

function CartProvider({ children }: { children: ReactNode }) {
  const session = SessionContext.useActorRef();
  const machine = useMemo(() => storedCart(session), [session]);
  return <CartContext.Provider logic={machine}>{children}</CartContext.Provider>;
}

/** The three app-wide actors: the sign-in dialog, who is here, and what will be ordered. */
export function AppActors({ children }: { children: ReactNode }) {
  const watchAddress = use(WatchAddressContext);
  const authModal = useMemo(() => authModalWithIdentity(watchPageOf(watchAddress)), [watchAddress]);
  return (
    <AuthModalContext.Provider logic={authModal}>
      <SessionProvider>
        <CartProvider>{children}</CartProvider>
      </SessionProvider>
    </AuthModalContext.Provider>
  );
}
