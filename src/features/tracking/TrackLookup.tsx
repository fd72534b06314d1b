import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import { isolated } from '../../domain/isolated.ts';
import { AuthModalActor } from '../../shared/app.ts';
import { EmptyState, LazyPopularDishes } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { moveFocusOnRemoval } from '../../shared/move-focus-on-removal.ts';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { useUser } from '../../shared/session.ts';
import { StorageBlockedNote } from '../../shared/StorageBlockedNote.tsx';
import { useDisclosure } from '../../shared/use-disclosure.ts';
import { CancelledOrder } from './CancelledOrder.tsx';
import { messages } from './messages.en.tsx';
import { PlacementAlert } from './PlacementAlert.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';
import { TrackedOrderPlaceholder } from './TrackedOrderPlaceholder.tsx';
import { TrackForm } from './TrackForm.tsx';
import { TrackingIntro } from './TrackingIntro.tsx';
import { useTrackLookup } from './use-track-lookup.ts';

const compactTitle = {
  fontSize: { xs: 'clamp(1.25rem, 6.1vw, 1.375rem)', md: '1.75rem' },
  flex: '1 1 8rem',
} as const;

/** The layout before an order is found. On wide screens, the explanation of tracking is beside the form. */
const introGrid = {
  display: { md: 'grid' },
  gridTemplateAreas: '"form sights" "lost sights"',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: 8,
  alignItems: 'start',
  mb: { md: 5 },
} as const;

/**
 * Shows the form and its result. While an order is shown, the form leaves room for the map. On a phone, the
 * form is collapsed. On wider screens, the form is beside the title.
 */
export function TrackLookup({ title }: { title: string }) {
  const form = useDisclosure();
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  const user = useUser();
  const authModal = AuthModalActor.useActorRef();
  const { search } = useLocation();
  const [lookup, send] = useTrackLookup();
  const { text, orderId, order } = lookup.context;
  const { lookup: stage, alert } = lookup.value;
  const isLoading = stage === 'loading';
  const isCancelledSince = stage === 'cancelledSince';
  const isFound = stage === 'found' || isCancelledSince;
  const isQuiet = isLoading || isFound;
  const isFolded = isQuiet && !form.isOpen;
  // This is a layout effect, because the browser soon takes the focus from the hidden form.
  useLayoutEffect(() => {
    const hasFocus = top.current?.querySelector('form')?.contains(document.activeElement);
    // On wider screens, this button is hidden and can't get the focus. The focus then stays in the form,
    // which is visible.
    if (isFolded && hasFocus) top.current?.querySelector<HTMLElement>('[aria-controls]')?.focus();
  }, [isFolded]);
  const isNotFound = stage === 'notFound' && text.trim() !== '';
  // The prerendered page does not know the URL's query, so the lookup of the order in the URL begins only
  // after hydration.
  const hasNothing = stage === 'idle' && !new URLSearchParams(search).has('id');
  return (
    <>
      <Box sx={stage === 'idle' ? introGrid : undefined}>
        <Box
          ref={top}
          sx={{
            gridArea: 'form',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: isQuiet ? { xs: 'start', md: 'center' } : 'start',
            justifyContent: 'space-between',
            columnGap: { xs: 1, md: 3 },
            rowGap: 2,
            ...(stage === 'notFound' && { maxWidth: 640, mx: 'auto' }),
          }}
        >
          <Typography variant="h1" sx={isQuiet ? compactTitle : { flexBasis: '100%' }}>
            {title}
          </Typography>
          {isQuiet && (
            <Button
              ref={moveFocusOnRemoval}
              size="small"
              aria-label={messages.form.trackAnother}
              aria-expanded={form.isOpen}
              aria-controls={formId}
              onClick={form.isOpen ? form.close : form.open}
              // The button is taller than the title. The negative margins keep it from making the row taller.
              sx={{
                display: { md: 'none' },
                minHeight: 44,
                px: 1,
                marginInlineEnd: -1,
                my: '-10px',
              }}
            >
              <span>{messages.form.another}</span>
            </Button>
          )}
          <TrackForm
            id={formId}
            text={text}
            isLoading={isLoading}
            isUnknown={isNotFound && text === orderId}
            isQuiet={isQuiet}
            isFolded={isFolded}
            send={send}
            onSubmitted={form.close}
          />
        </Box>
        {stage === 'idle' && <TrackingIntro />}
      </Box>
      {typeof alert === 'object' && (
        <PlacementAlert
          orderId={orderId}
          state={alert.opened}
          onDismiss={() => send({ type: 'track.alertDismissed' })}
        />
      )}
      <Box role="status">
        {isCancelledSince && <Box sx={visuallyHidden}>{orderMessages.cancelledNotCharged}</Box>}
        {isNotFound && (
          <EmptyState
            illustration={motorScooter}
            sx={{ pt: { xs: 4, md: 5 } }}
            title={messages.notFound.title}
            text={
              <>
                {messages.notFound.text(isolated(orderId))}{' '}
                {!user && messages.intro.lostId(sharedMessages.myOrders)}
              </>
            }
          >
            <StorageBlockedNote />
            {user ? (
              <LinkButton to="/orders" variant="contained">
                <span>{messages.notFound.seeOrders}</span>
              </LinkButton>
            ) : (
              <Button
                variant="contained"
                onClick={() => authModal.send({ type: 'auth.opened', mode: 'login' })}
              >
                <span>{sharedMessages.signIn}</span>
              </Button>
            )}
            <LinkButton to="/restaurants">
              <span>{sharedMessages.seeAllRestaurants}</span>
            </LinkButton>
          </EmptyState>
        )}
      </Box>
      {(isNotFound || hasNothing) && <LazyPopularDishes isNested />}
      {isLoading && <TrackedOrderPlaceholder />}
      {isFound &&
        order &&
        (order.status === 'cancelled' ? (
          <CancelledOrder order={order} isNews={isCancelledSince} />
        ) : (
          <TrackedOrder key={order.id} order={order} />
        ))}
    </>
  );
}
