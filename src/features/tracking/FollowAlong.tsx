import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { parcel } from '../../data/scenes.ts';
import { readFollowLink } from '../../services/follow-link.ts';
import { EmptyState, LazyPopularDishes } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { atStart } from './at-start.ts';
import { FollowedOrder } from './FollowedOrder.tsx';

const trackAnother = (
  <LinkButton to="/track" variant="outlined">
    Track your own order
  </LinkButton>
);

const reload = (
  <Button variant="contained" onClick={() => globalThis.location.reload()}>
    Reload page
  </Button>
);

/** The notices about links that can't be read, by the reason. */
const notices = {
  damaged: {
    title: 'This link doesn’t work',
    text: 'Part of it is missing or has changed. Ask your friend to share it again.',
    nextStep: trackAnother,
  },
  old: {
    title: 'This delivery has ended',
    text: 'This order was due over an hour ago, so the link has expired.',
    nextStep: trackAnother,
  },
  older: {
    title: 'This link is too old',
    text: 'It was made with an older version of FoodDash. Ask your friend to share it again.',
    nextStep: trackAnother,
  },
  newer: {
    title: 'Reload to open this link',
    text: 'It was made with a newer version of FoodDash.',
    nextStep: reload,
  },
};

/** Shows the page that a friend's tracking link opens. For another link, remount the component. */
export function FollowAlong({ link }: { link: string }) {
  // The link is read only once, so that the page still shows the delivery when the link has expired.
  const [outcome] = useState(() => readFollowLink(link, Date.now()));
  if (outcome.kind === 'readable') return <FollowedOrder delivery={outcome.delivery} />;
  const { title, text, nextStep } = notices[outcome.kind];
  return (
    <>
      <Box role="status">
        <EmptyState picture={parcel} sx={atStart} title={title} text={text}>
          {nextStep}
        </EmptyState>
      </Box>
      <LazyPopularDishes isNested />
    </>
  );
}
