import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import telescope from '../../data/illustrations/telescope.svg?no-inline';
import { isolated } from '../../domain/isolated.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { StorageBlockedNote } from '../../shared/StorageBlockedNote.tsx';
import { CancelledOrder } from './CancelledOrder.tsx';
import { PlacementAlert } from './PlacementAlert.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';
import { TrackedOrderPlaceholder } from './TrackedOrderPlaceholder.tsx';
import { TrackForm } from './TrackForm.tsx';
import { TrackingIntro } from './TrackingIntro.tsx';
import { useTrackLookup } from './use-track-lookup.ts';

/** The form and its result. */
export function TrackLookup() {
  const [lookup, send] = useTrackLookup();
  const { text, orderId, order } = lookup.context;
  const { lookup: stage, alert } = lookup.value;
  const isLoading = stage === 'loading';
  const isCancelledSince = stage === 'cancelledSince';
  const isFound = stage === 'found' || isCancelledSince;
  const isNotFound = stage === 'notFound' && text.trim() !== '';
  return (
    <>
      <TrackForm text={text} isLoading={isLoading} isQuiet={isLoading || isFound} send={send} />
      {stage === 'idle' && <TrackingIntro />}
      {typeof alert === 'object' && (
        <PlacementAlert
          orderId={orderId}
          state={alert.opened}
          onDismiss={() => send({ type: 'track.alertDismissed' })}
        />
      )}
      <Box role="status">
        {isCancelledSince && (
          <Box sx={visuallyHidden}>This order was cancelled. You weren’t charged.</Box>
        )}
        {isNotFound && (
          <EmptyState
            illustration={telescope}
            title="Order Not Found"
            text={`No order with the ID “${isolated(orderId)}” was found. Please check it and try again.`}
          >
            <StorageBlockedNote />
          </EmptyState>
        )}
      </Box>
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
