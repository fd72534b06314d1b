import { AuthModalContext } from '../shared/auth-modal.ts';
import { CartContext, CartRecordContext } from '../shared/cart.ts';
import { floatingFailure } from '../shared/Failure.tsx';
import { later } from '../shared/later.tsx';
import { PartBoundary } from '../shared/PartBoundary.tsx';

// Requested before React begins: who presses a button of the header at once need not wait for them.
const authModal = import('../features/auth/AuthModal.tsx');
const cartDrawer = import('../features/cart/CartDrawer.tsx');

const AuthModal = later(async () => (await authModal).AuthModal);
const CartDrawer = later(async () => (await cartDrawer).CartDrawer);
const CartNotices = later(
  async () => (await import('../features/cart/CartNotices.tsx')).CartNotices,
);
const AppNotices = later(
  async () => (await import('../features/notices/AppNotices.tsx')).AppNotices,
);

/** The drawer, dialogs and notices that every page can show. Their code loads once the page works. */
export function PageOverlays() {
  const isModalOpen = AuthModalContext.useSelector((snapshot) => snapshot.hasTag('open'));
  const isDrawerOpen = CartContext.useSelector((snapshot) => snapshot.matches({ drawer: 'open' }));
  const hasQuestion = CartContext.useSelector((snapshot) => snapshot.hasTag('notice'));
  const isUnsaved = CartRecordContext.useSelector((snapshot) => snapshot.hasTag('unsaved'));
  return (
    <>
      <PartBoundary failure={isModalOpen && floatingFailure}>
        <AuthModal />
      </PartBoundary>
      <PartBoundary failure={isDrawerOpen && floatingFailure}>
        <CartDrawer />
      </PartBoundary>
      <PartBoundary failure={(hasQuestion || isUnsaved) && floatingFailure}>
        <CartNotices />
      </PartBoundary>
      <PartBoundary failure={null}>
        <AppNotices />
      </PartBoundary>
    </>
  );
}
