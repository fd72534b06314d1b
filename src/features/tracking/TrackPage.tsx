import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { followLinkIn } from '../../domain/follow-along.ts';
import { loadable } from '../../shared/loadable.tsx';
import { Page } from '../../shared/Page.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { messages } from './messages.en.tsx';
import { TrackLookup } from './TrackLookup.tsx';

const FollowAlong = loadable(async () => (await import('./FollowAlong.tsx')).FollowAlong);

/** Shows an order that was found by its ID, or a friend's order that was shared by a tracking link. */
function TrackPage() {
  const { hash } = useLocation();
  // Prerendered pages do not know the URL's fragment.
  const link = useIsHydrated() ? followLinkIn(hash) : undefined;
  const title = link === undefined ? messages.page.title : messages.page.followTitle;
  return (
    <Page
      // This component renders two pages, the lookup and the page for a friend. When one of them replaces the
      // other, the key remounts the page, so that the new heading gets the focus.
      key={link === undefined ? 'lookup' : 'follow'}
      title={title}
      description={messages.page.description}
    >
      <Container sx={{ pt: { xs: 2, md: 4 } }}>
        {link === undefined ? (
          <TrackLookup title={title} />
        ) : (
          <>
            <Typography variant="h1" sx={{ mb: 2 }}>
              {title}
            </Typography>
            <PartBoundary>
              <FollowAlong key={link} link={link} />
            </PartBoundary>
          </>
        )}
      </Container>
    </Page>
  );
}

export { TrackPage as Component };
