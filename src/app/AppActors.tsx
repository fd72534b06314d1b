import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { AuthModalContext } from '../shared/auth-modal.ts';
import { CartContext } from '../shared/cart.ts';
import { SessionContext } from '../shared/session.ts';
import { identifiedAuthModal, identifiedSession, storedCart } from './actors.ts';

function CartProvider({ children }: { children: ReactNode }) {
  const session = SessionContext.useActorRef();
  const machine = useMemo(() => storedCart(session), [session]);
  return <CartContext.Provider logic={machine}>{children}</CartContext.Provider>;
}

/** The three app-wide actors: who is here, the sign-in dialog, and what will be ordered. */
export function AppActors({ children }: { children: ReactNode }) {
  return (
    <SessionContext.Provider logic={identifiedSession}>
      <AuthModalContext.Provider logic={identifiedAuthModal}>
        <CartProvider>{children}</CartProvider>
      </AuthModalContext.Provider>
    </SessionContext.Provider>
  );
}
