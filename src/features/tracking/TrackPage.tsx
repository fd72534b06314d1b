import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import telescope from '../../data/illustrations/telescope.svg?no-inline';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { Page } from '../../shared/Page.tsx';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { useIsHydrated } from '../../shared/prerendered.ts';
import { PlacementAlert } from './PlacementAlert.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';
import { TrackForm } from './TrackForm.tsx';
import { useTrackLookup } from './use-track-lookup.ts';

/** Looks an order up by its id and follows it to the door. */
export function TrackPage() {
  const [lookup, send] = useTrackLookup();
  const [parameters] = useSearchParams();
  const [loadedId] = useState(parameters.get('id')?.trim());
  // No prerendered page knows what was in the address.
  const isHydrated = useIsHydrated();
  const { text, orderId, order } = lookup.context;
  const isLoading = lookup.matches('loading');
  // In slices: the map and all that belongs to an order is a lot to draw at once.
  const foundOrder = useDeferredValue(lookup.matches('found') ? order : null);
  const isNotFound = lookup.matches('notFound') && text.trim() !== '';
  return (
    <Page
      title="Track Your Order"
      description="Follow your FoodDash order from the kitchen to your door, live on the map."
    >
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 } }}>
        <Typography variant="h1">Track Your Order</Typography>
        <Typography variant="subtitle1" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
          Follow your food from the kitchen to your door: the minutes left, the driver on the map,
          and a chat to reach them.
        </Typography>
        <TrackForm
          text={text}
          isLoading={isLoading}
          onType={(typed) => send({ type: 'track.idTyped', text: typed })}
          onSubmit={() => send({ type: 'track.submitted' })}
        />
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
          {foundOrder && <TrackedOrder key={foundOrder.id} order={foundOrder} />}
        </Box>
      </Container>
    </Page>
  );
}
