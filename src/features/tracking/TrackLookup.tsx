import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import telescope from '../../data/illustrations/telescope.svg?no-inline';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { useIsHydrated } from '../../shared/prerendered.ts';
import { PlacementAlert } from './PlacementAlert.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';
import { TrackForm } from './TrackForm.tsx';
import { useTrackLookup } from './use-track-lookup.ts';

/** The form, and what it found. */
export function TrackLookup() {
  const [lookup, send] = useTrackLookup();
  const [parameters] = useSearchParams();
  const [loadedId] = useState(parameters.get('id')?.trim());
  // No prerendered page knows what was in the address.
  const isHydrated = useIsHydrated();
  const { text } = lookup.context;
  // In slices: the map and all that belongs to an order is a lot to draw at once.
  const result = useDeferredValue(lookup);
  const isLoading = result.matches('loading');
  const { orderId, order } = result.context;
  const isNotFound = result.matches('notFound') && text.trim() !== '';
  return (
    <>
      <TrackForm text={text} isLoading={isLoading} send={send} />
      <Box sx={{ mt: { xs: 3, md: 4 } }}>
        {isHydrated && loadedId && <PlacementAlert orderId={loadedId} />}
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
        {result.matches('found') && order && <TrackedOrder key={order.id} order={order} />}
      </Box>
    </>
  );
}
