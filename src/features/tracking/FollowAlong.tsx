import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import receipt from '../../data/illustrations/receipt.svg?no-inline';
import rocket from '../../data/illustrations/rocket.svg?no-inline';
import telescope from '../../data/illustrations/telescope.svg?no-inline';
import { readFollowLink } from '../../services/follow-link.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { FollowedOrder } from './FollowedOrder.tsx';

const trackAnother = (
  <LinkButton to="/track" variant="outlined">
    Track an order of your own
  </LinkButton>
);

/** What a link from a friend shows; for another link, mount it anew. */
export function FollowAlong({ link }: { link: string }) {
  // Read once: a delivery that ends while it is followed stays, and its countdown says so.
  const [outcome] = useState(() => readFollowLink(link, Date.now()));
  return (
    <>
      <Box role="status">
        {outcome.kind === 'damaged' && (
          <EmptyState
            illustration={telescope}
            title="This link doesn’t work"
            text="Part of it is missing or was changed on the way. Ask your friend to share it again."
          >
            {trackAnother}
          </EmptyState>
        )}
        {outcome.kind === 'old' && (
          <EmptyState
            illustration={receipt}
            title="This delivery is over"
            text="The order was due more than an hour ago, so there is nothing left to follow."
          >
            {trackAnother}
          </EmptyState>
        )}
        {outcome.kind === 'older' && (
          <EmptyState
            illustration={telescope}
            title="This link was made by an older FoodDash"
            text="This page can’t read it any more. Ask your friend to share the order again."
          >
            {trackAnother}
          </EmptyState>
        )}
        {outcome.kind === 'newer' && (
          <EmptyState
            illustration={rocket}
            title="This link needs a newer FoodDash"
            text="It was made with a version that this page doesn’t know yet. Reload to get it."
          >
            <Button variant="contained" onClick={() => globalThis.location.reload()}>
              Reload page
            </Button>
          </EmptyState>
        )}
      </Box>
      {outcome.kind === 'readable' && <FollowedOrder delivery={outcome.delivery} />}
    </>
  );
}
