import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { AuthModalContext } from '../shared/auth-modal.ts';
import { CartContext } from '../shared/cart.ts';
import { SessionContext } from '../shared/session.ts';
import { WatchAddressContext } from '../shared/watch-address.ts';
import { authModalWithIdentity, identifiedSession, storedCart } from './actors.ts';
import { watchPageOf } from './watch-page.ts';

function CartProvider({ children }: { children: ReactNode }) {
  const session = SessionContext.useActorRef();
  const machine = useMemo(() => storedCart(session), [session]);
  return <CartContext.Provider logic={machine}>{children}</CartContext.Provider>;
}

/** The three app-wide actors: who is here, the sign-in dialog, and what will be ordered. */
export function AppActors({ children }: { children: ReactNode }) {
  const watchAddress = use(WatchAddressContext);
  const authModal = useMemo(() => authModalWithIdentity(watchPageOf(watchAddress)), [watchAddress]);
  return (
    <SessionContext.Provider logic={identifiedSession}>
      <AuthModalContext.Provider logic={authModal}>
        <CartProvider>{children}</CartProvider>
      </AuthModalContext.Provider>
    </SessionContext.Provider>
  );
}
