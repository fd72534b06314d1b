import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dishName } from '../../data/names.ts';
import { emptyThali } from '../../data/scenes.ts';
import { CartActor } from '../../shared/cart.ts';
import { CloseButton } from '../../shared/CloseButton.tsx';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { Layer } from '../../shared/Layer.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { loadable } from '../../shared/loadable.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { CartItems } from './CartItems.tsx';
import { CartAmounts, CartNextStep } from './CartSummary.tsx';
import { focusCartButton } from './focus-cart-button.ts';
import { messages } from './messages.en.ts';
import { RestoredCartActions } from './RestoredCartActions.tsx';
import { UndoRemoval, useRemoved } from './UndoRemoval.tsx';

/** The media query for screens high enough to keep the drawer's title, total and buttons in view. */
const HIGH_ENOUGH = '@media (min-height: 36em)';

/**
 * The container query for a drawer in which large text leaves too little height for both the notices and the
 * total. The media query `HIGH_ENOUGH` ignores the size of the text.
 */
const TOO_LOW_FOR_BOTH = '@container (max-height: 33rem)';

const GoesWellWith = loadable(async () => (await import('./GoesWellWith.tsx')).GoesWellWith);
const PopularInCart = loadable(async () => (await import('./PopularInCart.tsx')).PopularInCart);

/**
 * Shows which dish was removed, with a button that restores it. The notice stays for as long as the drawer is
 * open.
 */
function UndoNotice() {
  const removed = useRemoved();
  return (
    removed && (
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          paddingInlineStart: 3,
          paddingInlineEnd: 0.5,
          py: 0.5,
          bgcolor: 'tint.main',
        }}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {messages.removed(dishName(removed.id, removed.name))}
        </Typography>
        <UndoRemoval item={removed} />
      </Stack>
    )
  );
}

/**
 * Offers to restore the guest's dishes, because the open drawer covers the notice that makes the same offer.
 */
function SavedOrder() {
  const isOffered = CartActor.useSelector((snapshot) =>
    snapshot.matches({ guestItems: 'offered' }),
  );
  return (
    isOffered && (
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 1,
          paddingInlineStart: 3,
          paddingInlineEnd: 1.5,
          py: 1,
          bgcolor: 'tint.main',
        }}
      >
        <Typography>{messages.restored}</Typography>
        <Box sx={{ marginInlineStart: -1 }}>
          <RestoredCartActions
            onAnswer={(button) =>
              button.closest('[role="dialog"]')?.querySelector('button')?.focus()
            }
          />
        </Box>
      </Stack>
    )
  );
}

/**
 * Moves the focus to the cart button if the button that opened the drawer is gone. The cart bar, for example,
 * is hidden if the cart is empty.
 */
function restoreFocus(drawer: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === document.body || drawer.contains(focused)) focusCartButton();
}

export function CartDrawer() {
  const actor = CartActor.useActorRef();
  const isOpen = CartActor.useSelector((snapshot) => snapshot.matches({ drawer: 'open' }));
  const cart = CartActor.useSelector((snapshot) => snapshot.context.cart);
  const userId = CartActor.useSelector((snapshot) => snapshot.context.userId);
  const close = () => actor.send({ type: 'cart.closed' });
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      sx={{ containerType: 'size' }}
      slotProps={{
        paper: {
          'aria-labelledby': 'cart-title',
          sx: {
            width: 'min(100vw, 440px)',
            display: 'flex',
            flexDirection: 'column',
            scrollPaddingBottom: 'min(45%, 20rem)',
          },
        },
        transition: { onExited: restoreFocus },
      }}
    >
      {isOpen && <Layer onClose={close} />}
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          px: 3,
          py: 2,
          borderBottom: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
          [HIGH_ENOUGH]: { position: 'sticky', top: 0, zIndex: 2 },
        }}
      >
        <Typography variant="h2" id="cart-title" sx={{ fontSize: '1.375rem' }}>
          {messages.title}
        </Typography>
        <CloseButton label={messages.close} onClick={close} sx={{ marginInlineEnd: -1 }} />
      </Stack>
      {cart.items.length === 0 ? (
        <Box sx={{ flex: 1, px: 3, pb: 2 }}>
          <EmptyState
            picture={emptyThali}
            headingLevel="h3"
            title={messages.emptyTitle}
            text={messages.emptyText}
            sx={{ pt: 4, pb: 3 }}
          >
            <LinkButton to="/restaurants" variant="contained" size="large" onClick={close}>
              {sharedMessages.browseRestaurants}
            </LinkButton>
          </EmptyState>
          <PartBoundary failure={null}>
            <PopularInCart />
          </PartBoundary>
        </Box>
      ) : (
        // The key resets the rows, so that one customer's unsaved note is not shown to the next customer.
        <CartItems key={userId} cart={cart} onLeave={close} />
      )}
      {cart.items.length > 0 && (
        <>
          <CartAmounts items={cart.items} />
          <PartBoundary failure={null}>
            <GoesWellWith cart={cart} />
          </PartBoundary>
        </>
      )}
      <Box
        sx={{
          // If there is too little height for both the notices and the total, only the notices stay in view.
          display: 'contents',
          [HIGH_ENOUGH]: { display: 'block', position: 'sticky', bottom: 0, zIndex: 1 },
          [TOO_LOW_FOR_BOTH]: { '&:has([role="status"] > *)': { display: 'contents' } },
        }}
      >
        <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 1 }}>
          <SavedOrder />
          <UndoNotice />
        </Box>
        {cart.items.length > 0 && <CartNextStep items={cart.items} onLeave={close} />}
      </Box>
    </Drawer>
  );
}
