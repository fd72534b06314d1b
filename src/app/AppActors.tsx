import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { cartRecord } from '../domain/cart.ts';
import { dietRecord } from '../domain/diet.ts';
import { favouritesRecord } from '../domain/favourites.ts';
import { seenMessagesRecord } from '../domain/seen-messages.ts';
import { AuthModalContext } from '../shared/auth-modal.ts';
import { CartContext, CartRecordContext } from '../shared/cart.ts';
import { DietCheckContext, DietContext, VegModeContext } from '../shared/diet.ts';
import { FavouritesContext } from '../shared/favourites.ts';
import { LayerHistoryContext } from '../shared/layer-history.ts';
import { OpenLayersContext } from '../shared/open-layers.ts';
import { SeenMessagesContext } from '../shared/seen-messages.ts';
import { SessionContext } from '../shared/session.ts';
import { WatchAddressContext } from '../shared/watch-address.ts';
import {
  authModalWithIdentity,
  cartOfRecord,
  dietCheckOf,
  openLayersIn,
  sessionWithIdentity,
  storedRecords,
  vegModeOf,
} from './actors.ts';
import { watchPageOf } from './watch-page.ts';
import type { WatchPage } from './watch-page.ts';

function SessionProvider({ children }: { children: ReactNode }) {
  const authModal = AuthModalContext.useActorRef();
  const machine = useMemo(() => sessionWithIdentity(authModal), [authModal]);
  return <SessionContext.Provider logic={machine}>{children}</SessionContext.Provider>;
}

function RecordProviders({ children }: { children: ReactNode }) {
  const session = SessionContext.useActorRef();
  const { cart, favourites, diet, seenMessages } = useMemo(() => storedRecords(session), [session]);
  return (
    <CartRecordContext.Provider
      logic={cart}
      options={{ input: cartRecord, systemId: 'cart-record' }}
    >
      <FavouritesContext.Provider
        logic={favourites}
        options={{ input: favouritesRecord, systemId: 'favourites' }}
      >
        <DietContext.Provider logic={diet} options={{ input: dietRecord, systemId: 'diet' }}>
          <SeenMessagesContext.Provider
            logic={seenMessages}
            options={{ input: seenMessagesRecord, systemId: 'seen-messages' }}
          >
            {children}
          </SeenMessagesContext.Provider>
        </DietContext.Provider>
      </FavouritesContext.Provider>
    </CartRecordContext.Provider>
  );
}

function DietQuestionProviders({ children }: { children: ReactNode }) {
  const diet = DietContext.useActorRef();
  const cart = CartContext.useActorRef();
  const machine = useMemo(() => dietCheckOf(diet, cart), [diet, cart]);
  const vegMode = useMemo(() => vegModeOf(diet, cart), [diet, cart]);
  return (
    <DietCheckContext.Provider logic={machine}>
      <VegModeContext.Provider logic={vegMode}>{children}</VegModeContext.Provider>
    </DietCheckContext.Provider>
  );
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
  const layerHistory = use(LayerHistoryContext);
  const openLayers = useMemo(() => openLayersIn(layerHistory), [layerHistory]);
  const watchAddress = use(WatchAddressContext);
  const watchPage = useMemo(() => watchPageOf(watchAddress), [watchAddress]);
  const authModal = useMemo(() => authModalWithIdentity(watchPage), [watchPage]);
  return (
    <OpenLayersContext.Provider logic={openLayers}>
      <AuthModalContext.Provider logic={authModal}>
        <SessionProvider>
          <RecordProviders>
            <CartProvider watchPage={watchPage}>
              <DietQuestionProviders>{children}</DietQuestionProviders>
            </CartProvider>
          </RecordProviders>
        </SessionProvider>
      </AuthModalContext.Provider>
    </OpenLayersContext.Provider>
  );
}
