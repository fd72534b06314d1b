import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { parcel } from '../../data/scenes.ts';
import { readFollowLink } from '../../services/follow-link.ts';
import { EmptyState, LazyPopularDishes } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { messages } from './follow-messages.en.tsx';
import { FollowedOrder } from './FollowedOrder.tsx';

const trackAnother = (
  <LinkButton to="/track" variant="outlined">
    <span>{messages.trackOwn}</span>
  </LinkButton>
);

const reload = (
  <Button variant="contained" onClick={() => globalThis.location.reload()}>
    <span>{sharedMessages.reloadPage}</span>
  </Button>
);

/**
 * Shows the page that a friend's tracking link opens. If the link changes, give the component a new `key`.
 */
export function FollowAlong({ link }: { link: string }) {
  // The link is read only once, so that the page still shows the delivery when the link has expired.
  const [outcome] = useState(() => readFollowLink(link, Date.now()));
  if (outcome.kind === 'readable') return <FollowedOrder delivery={outcome.delivery} />;
  const { title, text } = messages.unreadable[outcome.kind];
  return (
    <>
      <Box role="status">
        <EmptyState picture={parcel} title={title} text={text}>
          {outcome.kind === 'newerFormat' ? reload : trackAnother}
        </EmptyState>
      </Box>
      <LazyPopularDishes isNested />
    </>
  );
}
