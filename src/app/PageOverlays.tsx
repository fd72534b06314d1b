import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { AuthModal } from '../features/auth/AuthModal.tsx';
import { CartDrawer } from '../features/cart/CartDrawer.tsx';
import { whenIdle } from '../services/when-idle.ts';
import { AuthModalContext } from '../shared/auth-modal.ts';
import { ACTIVE_ORDER_ROOM, BARS_ROOM } from '../shared/cart-bar-room.ts';
import { CartContext, CartRecordContext } from '../shared/cart.ts';
import { DietCheckContext } from '../shared/diet.ts';
import { floatingFailure } from '../shared/Failure.tsx';
import { later } from '../shared/later.tsx';
import { PartBoundary } from '../shared/PartBoundary.tsx';
import { useUser } from '../shared/session.ts';

/** For what a first press does not need: it must not hold up what one does. */
function afterFirstPresses<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return later(async () => {
    await whenIdle();
    return load();
  });
}

const CartBar = afterFirstPresses(
  async () => (await import('../features/cart/CartBar.tsx')).CartBar,
);
const ActiveOrderBar = afterFirstPresses(
  async () => (await import('../features/active-order/ActiveOrderBar.tsx')).ActiveOrderBar,
);
const OrderNews = afterFirstPresses(
  async () => (await import('../features/order-news/OrderNews.tsx')).OrderNews,
);
const DueReplies = afterFirstPresses(
  async () => (await import('../features/due-replies/DueReplies.tsx')).DueReplies,
);
const CartNotices = afterFirstPresses(
  async () => (await import('../features/cart/CartNotices.tsx')).CartNotices,
);
const DietQuestions = afterFirstPresses(
  async () => (await import('../features/diet/DietQuestions.tsx')).DietQuestions,
);
const AppNotices = afterFirstPresses(
  async () => (await import('../features/notices/AppNotices.tsx')).AppNotices,
);

/** One above the other in a corner, and above the bars: no notice covers another one. */
function NoticeCorner({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: { xs: 12, sm: 24 },
        right: { xs: 12, sm: 'auto' },
        bottom: {
          xs: `calc(12px + ${BARS_ROOM})`,
          sm: `calc(24px + var(${ACTIVE_ORDER_ROOM}, 0px))`,
        },
        maxWidth: { sm: 440 },
        // Between them, the page is what is pressed.
        pointerEvents: 'none',
        '& .MuiAlert-root': {
          mt: 1,
          pointerEvents: 'auto',
          borderRadius: 3,
          boxShadow: '0 8px 24px rgb(0 0 0 / 0.24)',
        },
        // Neither good news nor bad: the page's own colours, the other way round.
        '& .MuiAlert-filled.MuiAlert-colorInfo': {
          bgcolor: 'text.primary',
          color: 'background.default',
        },
      }}
    >
      {children}
    </Box>
  );
}

/**
 * The drawer, dialogs and notices that every page can show, and the bars at its end. The code of the cart
 * drawer and of the sign-in dialog comes with the page, the rest once it works; that of the active orders
 * only where somebody is signed in.
 */
export function PageOverlays() {
  const user = useUser();
  const isModalOpen = AuthModalContext.useSelector((snapshot) => snapshot.hasTag('open'));
  const isDrawerOpen = CartContext.useSelector((snapshot) => snapshot.matches({ drawer: 'open' }));
  const hasQuestion = CartContext.useSelector((snapshot) => snapshot.hasTag('notice'));
  const isUnsaved = CartRecordContext.useSelector((snapshot) => snapshot.hasTag('unsaved'));
  const asksAboutDiet = DietCheckContext.useSelector((snapshot) => snapshot.hasTag('question'));
  return (
    <>
      <PartBoundary failure={isModalOpen && floatingFailure}>
        <AuthModal />
      </PartBoundary>
      <PartBoundary failure={isDrawerOpen && floatingFailure}>
        <CartDrawer />
      </PartBoundary>
      <PartBoundary failure={asksAboutDiet && floatingFailure}>
        <DietQuestions />
      </PartBoundary>
      <NoticeCorner>
        <PartBoundary failure={null}>
          <AppNotices />
        </PartBoundary>
        <PartBoundary failure={(hasQuestion || isUnsaved) && floatingFailure}>
          <CartNotices />
        </PartBoundary>
      </NoticeCorner>
      {user && (
        <PartBoundary failure={null}>
          <ActiveOrderBar key={user.uid} userId={user.uid} />
        </PartBoundary>
      )}
      {user && (
        <PartBoundary failure={null}>
          <OrderNews key={user.uid} userId={user.uid} />
        </PartBoundary>
      )}
      {user && (
        <PartBoundary failure={null}>
          <DueReplies key={user.uid} userId={user.uid} />
        </PartBoundary>
      )}
      <PartBoundary failure={null}>
        <CartBar />
      </PartBoundary>
    </>
  );
}
