import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { AuthModalContext } from '../shared/auth-modal.ts';
import { CartContext, CartRecordContext } from '../shared/cart.ts';
import { DietCheckContext, DietContext } from '../shared/diet.ts';
import { FavouritesContext } from '../shared/favourites.ts';
import { SeenMessagesContext } from '../shared/seen-messages.ts';
import { SessionContext } from '../shared/session.ts';
import { WatchAddressContext } from '../shared/watch-address.ts';
import {
  authModalWithIdentity,
  cartOfRecord,
  dietCheckOf,
  sessionWithIdentity,
  storedCartRecord,
  storedDiet,
  storedFavourites,
  storedSeenMessages,
} from './actors.ts';
import { watchPageOf } from './watch-page.ts';
import type { WatchPage } from './watch-page.ts';

function SessionProvider({ children }: { children: ReactNode }) {
  const authModal = AuthModalContext.useActorRef();
  const machine = useMemo(() => sessionWithIdentity(authModal), [authModal]);
  return <SessionContext.Provider logic={machine}>{children}</SessionContext.Provider>;
}

function CartRecordProvider({ children }: { children: ReactNode }) {
  const session = SessionContext.useActorRef();
  const machine = useMemo(() => storedCartRecord(session), [session]);
  return <CartRecordContext.Provider logic={machine}>{children}</CartRecordContext.Provider>;
}

function FavouritesProvider({ children }: { children: ReactNode }) {
  const session = SessionContext.useActorRef();
  const machine = useMemo(() => storedFavourites(session), [session]);
  return <FavouritesContext.Provider logic={machine}>{children}</FavouritesContext.Provider>;
}

function DietProvider({ children }: { children: ReactNode }) {
  const session = SessionContext.useActorRef();
  const machine = useMemo(() => storedDiet(session), [session]);
  return <DietContext.Provider logic={machine}>{children}</DietContext.Provider>;
}

function SeenMessagesProvider({ children }: { children: ReactNode }) {
  const session = SessionContext.useActorRef();
  const machine = useMemo(() => storedSeenMessages(session), [session]);
  return <SeenMessagesContext.Provider logic={machine}>{children}</SeenMessagesContext.Provider>;
}

function DietCheckProvider({ children }: { children: ReactNode }) {
  const diet = DietContext.useActorRef();
  const cart = CartContext.useActorRef();
  const machine = useMemo(() => dietCheckOf(diet, cart), [diet, cart]);
  return <DietCheckContext.Provider logic={machine}>{children}</DietCheckContext.Provider>;
}

type CartProviderProps = { watchPage: WatchPage; children: ReactNode };

function CartProvider({ watchPage, children }: CartProviderProps) {
  const record = CartRecordContext.useActorRef();
  const authModal = AuthModalContext.useActorRef();
  const machine = useMemo(
    () => cartOfRecord(record, authModal, watchPage),
    [record, authModal, watchPage],
  );
  return <CartContext.Provider logic={machine}>{children}</CartContext.Provider>;
}

/** The app-wide actors: the sign-in dialog, who is here, what they like, eat and read, and what will be ordered. */
export function AppActors({ children }: { children: ReactNode }) {
  const watchAddress = use(WatchAddressContext);
  const watchPage = useMemo(() => watchPageOf(watchAddress), [watchAddress]);
  const authModal = useMemo(() => authModalWithIdentity(watchPage), [watchPage]);
  return (
    <AuthModalContext.Provider logic={authModal}>
      <SessionProvider>
        <CartRecordProvider>
          <CartProvider watchPage={watchPage}>
            <FavouritesProvider>
              <DietProvider>
                <DietCheckProvider>
                  <SeenMessagesProvider>{children}</SeenMessagesProvider>
                </DietCheckProvider>
              </DietProvider>
            </FavouritesProvider>
          </CartProvider>
        </CartRecordProvider>
      </SessionProvider>
    </AuthModalContext.Provider>
  );
}
