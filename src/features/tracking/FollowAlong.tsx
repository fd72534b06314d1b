import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fromPromise } from 'xstate';
import { followAlongMachine } from '../../../machines/follow-along.ts';
import type { FollowLinkOutcome } from '../../../machines/follow-along.ts';
import receipt from '../../data/illustrations/receipt.svg?no-inline';
import rocket from '../../data/illustrations/rocket.svg?no-inline';
import telescope from '../../data/illustrations/telescope.svg?no-inline';
import { readFollowLink } from '../../services/follow-link.ts';
import { useMachine } from '../../shared/actors.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { FollowedOrder } from './FollowedOrder.tsx';
import { FollowedOrderPlaceholder } from './FollowedOrderPlaceholder.tsx';

const followAlong = followAlongMachine.provide({
  actors: {
    readLink: fromPromise<FollowLinkOutcome, { link: string }>(({ input }) =>
      readFollowLink(input.link, Date.now()),
    ),
  },
  actions: { logFailure: (_, { error }) => console.error(error) },
});

const trackAnother = (
  <LinkButton to="/track" variant="outlined">
    Track an order of your own
  </LinkButton>
);

/** What a link from a friend shows; for another link, mount it anew. */
export function FollowAlong({ link }: { link: string }) {
  const [reading] = useMachine(followAlong, { input: { link } });
  const { delivery } = reading.context;
  return (
    <>
      <Box role="status">
        {reading.matches({ unreadable: 'damaged' }) && (
          <EmptyState
            illustration={telescope}
            title="This link doesn’t work"
            text="Part of it is missing or was changed on the way. Ask your friend to share it again."
          >
            {trackAnother}
          </EmptyState>
        )}
        {reading.matches({ unreadable: 'old' }) && (
          <EmptyState
            illustration={receipt}
            title="This delivery is over"
            text="The order was due more than an hour ago, so there is nothing left to follow."
          >
            {trackAnother}
          </EmptyState>
        )}
        {reading.matches({ unreadable: 'newer' }) && (
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
      {reading.matches('reading') && <FollowedOrderPlaceholder />}
      {reading.matches('following') && delivery && <FollowedOrder delivery={delivery} />}
    </>
  );
}
