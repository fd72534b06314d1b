import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import telescope from '../../data/illustrations/telescope.svg?no-inline';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { CancelledOrder } from './CancelledOrder.tsx';
import { PlacementAlert } from './PlacementAlert.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';
import { TrackForm } from './TrackForm.tsx';
import { useTrackLookup } from './use-track-lookup.ts';

/** The form, and what it found. */
export function TrackLookup() {
  const [lookup, send] = useTrackLookup();
  const { text, orderId, order, openedWith } = lookup.context;
  const isLoading = lookup.matches('loading');
  const isNotFound = lookup.matches('notFound') && text.trim() !== '';
  return (
    <>
      <TrackForm text={text} isLoading={isLoading} send={send} />
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        {openedWith && <PlacementAlert orderId={openedWith} />}
        {isLoading && (
          <Stack spacing={2} aria-hidden>
            <Placeholder sx={{ height: 140 }} />
            <Placeholder sx={{ height: 400 }} />
          </Stack>
        )}
        <Box role="status">
          {isNotFound && (
            <EmptyState
              illustration={telescope}
              title="Order Not Found"
              text={`No order with the ID “${orderId}” was found. Please check it and try again.`}
            />
          )}
        </Box>
        {lookup.matches('found') &&
          order &&
          (order.status === 'cancelled' ? (
            <CancelledOrder order={order} />
          ) : (
            <TrackedOrder key={order.id} order={order} />
          ))}
      </Box>
    </>
  );
}
