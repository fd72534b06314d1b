import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { AuthModal } from '../features/auth/AuthModal.tsx';
import { CartDrawer } from '../features/cart/CartDrawer.tsx';
import { whenIdle } from '../services/when-idle.ts';
import { AuthModalActor } from '../shared/app.ts';
import { HIGH_ENOUGH_FOR_BARS, PHONE } from '../shared/bottom-bars.ts';
import { CartActor, CartRecordActor } from '../shared/cart.ts';
import { AddingActor } from '../shared/adding.ts';
import { VegModeActor } from '../shared/diet.ts';
import { LoadErrorNotice } from '../shared/LoadError.tsx';
import { loadable } from '../shared/loadable.tsx';
import { NoticeArea } from '../shared/notice-area.tsx';
import { PartBoundary } from '../shared/PartBoundary.tsx';
import { useUser } from '../shared/session.ts';

const WIDE = '@media (min-width: 600px)';

/** The background that the active-order bar and the cart bar share. It hides the page behind the bars. */
const background = {
  bgcolor: 'background.paper',
  borderTop: '1px solid var(--mui-palette-divider)',
} as const;

/**
 * The styles of the active-order bar and the cart bar, which are in one row at the bottom of the screen. On a
 * wide screen, the cart is also in the header, so its bar is shown only beside the active-order bar.
 */
const bars = {
  display: 'flex',
  alignItems: 'flex-end',
  [`@media ${HIGH_ENOUGH_FOR_BARS}`]: { position: 'sticky' },
  bottom: 0,
  zIndex: 'fab',
  '&:has(button, a)': { [PHONE]: background },
  '&:has(aside)': background,
  [WIDE]: {
    '&:has(aside):has(.cart-bar)': {
      justifyContent: 'space-between',
      gap: 3,
      // The order's row already has a padding of 16 pixels, so the start needs 16 pixels less than the end.
      paddingInlineStart: 'max(8px, calc(50% - 760px))',
      paddingInlineEnd: 'max(24px, calc(50% - 744px))',
    },
    '&:not(:has(aside)) .cart-bar': { display: 'none' },
  },
  // The cart's button has two lines if the active-order bar is also shown.
  '&:has(aside) .cart-facts': {
    display: 'block',
    fontSize: '0.875rem',
    '& > :first-of-type': { display: 'none' },
  },
  '&:has(aside) .cart-extra': { display: 'none' },
  '@media print': { display: 'none' },
} as const;

/** Loads a component once the browser is idle, so that its code does not delay the first interaction. */
function loadWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return loadable(async () => {
    await whenIdle();
    return load();
  });
}

const CartBar = loadWhenIdle(async () => (await import('../features/cart/CartBar.tsx')).CartBar);
const ActiveOrderBar = loadWhenIdle(
  async () => (await import('../features/active-order/ActiveOrderBar.tsx')).ActiveOrderBar,
);
const OrderNews = loadWhenIdle(
  async () => (await import('../features/order-news/OrderNews.tsx')).OrderNews,
);
const DueReplies = loadWhenIdle(
  async () => (await import('../features/due-replies/DueReplies.tsx')).DueReplies,
);
const CartNotices = loadWhenIdle(
  async () => (await import('../features/cart/CartNotices.tsx')).CartNotices,
);
const AddingQuestions = loadWhenIdle(
  async () => (await import('../features/adding/AddingQuestions.tsx')).AddingQuestions,
);
const VegModeDialog = loadWhenIdle(
  async () => (await import('../features/diet/VegModeDialog.tsx')).VegModeDialog,
);
const AppNotices = loadWhenIdle(
  async () => (await import('../features/notices/AppNotices.tsx')).AppNotices,
);

/**
 * Renders the drawer, dialogs and notices of every page, and the bars at the bottom of the screen. The code
 * of the cart drawer and the sign-in dialog loads with the page. The other parts load once the browser is
 * idle. The parts about orders and drivers' replies load only for a signed-in customer.
 */
export function PageOverlays() {
  const user = useUser();
  const authModal = AuthModalActor.useActorRef();
  const cart = CartActor.useActorRef();
  const adding = AddingActor.useActorRef();
  const closeModal = () => authModal.send({ type: 'auth.closed' });
  const closeDrawer = () => cart.send({ type: 'cart.closed' });
  const vegMode = VegModeActor.useActorRef();
  const decline = () => adding.send({ type: 'adding.declined' });
  const declineVegMode = () => vegMode.send({ type: 'vegMode.declined' });
  const isModalOpen = AuthModalActor.useSelector((snapshot) => snapshot.hasTag('open'));
  const isDrawerOpen = CartActor.useSelector((snapshot) => snapshot.matches({ drawer: 'open' }));
  const hasQuestion = CartActor.useSelector((snapshot) => snapshot.hasTag('notice'));
  const isUnsaved = CartRecordActor.useSelector((snapshot) => snapshot.hasTag('unsaved'));
  const asksToAdd = AddingActor.useSelector((snapshot) => snapshot.hasTag('question'));
  const asksAboutCart = VegModeActor.useSelector((snapshot) => snapshot.matches('asking'));
  return (
    <>
      <PartBoundary failure={isModalOpen && <LoadErrorNotice onDismiss={closeModal} />}>
        <AuthModal />
      </PartBoundary>
      <PartBoundary failure={isDrawerOpen && <LoadErrorNotice onDismiss={closeDrawer} />}>
        <CartDrawer />
      </PartBoundary>
      <PartBoundary failure={asksToAdd && <LoadErrorNotice onDismiss={decline} />}>
        <AddingQuestions />
      </PartBoundary>
      <PartBoundary failure={asksAboutCart && <LoadErrorNotice onDismiss={declineVegMode} />}>
        <VegModeDialog />
      </PartBoundary>
      <NoticeArea />
      <PartBoundary failure={isUnsaved && <LoadErrorNotice />}>
        <AppNotices />
      </PartBoundary>
      <PartBoundary failure={hasQuestion && <LoadErrorNotice />}>
        <CartNotices />
      </PartBoundary>
      {user && (
        <>
          <PartBoundary failure={null}>
            <OrderNews key={user.uid} userId={user.uid} />
          </PartBoundary>
          <PartBoundary failure={null}>
            <DueReplies key={user.uid} userId={user.uid} />
          </PartBoundary>
        </>
      )}
      <Box sx={bars}>
        {user && (
          <PartBoundary failure={null}>
            <ActiveOrderBar key={user.uid} userId={user.uid} />
          </PartBoundary>
        )}
        <PartBoundary failure={null}>
          <CartBar />
        </PartBoundary>
      </Box>
    </>
  );
}
