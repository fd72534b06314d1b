import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { visuallyHidden } from '@mui/utils';
import { useParams } from 'react-router-dom';
import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import { emptyThali } from '../../data/scenes.ts';
import { ButtonRow } from '../../shared/ButtonRow.tsx';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { loadable } from '../../shared/loadable.tsx';
import { Page } from '../../shared/Page.tsx';
import { ParentPageLink } from '../../shared/ParentPageLink.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { KitchenAddress } from './KitchenAddress.tsx';
import { messages } from './messages.en.tsx';
import { Menu } from './Menu.tsx';
import { RestaurantHeader } from './RestaurantHeader.tsx';
import { RestaurantSkeleton } from './RestaurantSkeleton.tsx';
import { useScrollToDish } from './use-scroll-to-dish.ts';

// Only the page for an unknown restaurant needs this component, so most visits don't load its code.
const OpenRestaurants = loadable(
  async () => (await import('../../shared/OpenRestaurants.tsx')).OpenRestaurants,
);

/** The styles that hide a text on a phone. Screen readers still announce the text. */
const narrowlyHidden = {
  '@media (max-width: 599.95px)': visuallyHidden,
} as const;

/**
 * Shows the link back to the list. On a phone, the link overlaps the picture, which begins at the top of the
 * page.
 */
function BackLink() {
  return (
    <Box
      sx={{
        position: { xs: 'absolute', sm: 'static' },
        zIndex: 1,
        top: 8,
        insetInlineStart: 12,
        mb: { sm: 1 },
      }}
    >
      <ParentPageLink
        to="/restaurants"
        sx={{
          marginInlineStart: { sm: -1.5 },
          // On a phone, only the arrow has room over the picture.
          minWidth: 44,
          px: { xs: 0, sm: 2 },
          '& .MuiButton-startIcon': {
            marginInlineStart: { xs: 0, sm: -0.5 },
            marginInlineEnd: { xs: 0, sm: 1 },
          },
          '& > span:last-of-type': { ...narrowlyHidden },
          bgcolor: { xs: 'background.paper', sm: 'transparent' },
          '&:hover': { bgcolor: { xs: 'background.paper', sm: 'action.hover' } },
        }}
      >
        <span>{messages.backToList}</span>
      </ParentPageLink>
    </Box>
  );
}

function RestaurantNotFound() {
  return (
    <Page title={messages.notFound.title} description={messages.notFound.description}>
      <EmptyState
        picture={emptyThali}
        headingLevel="h1"
        title={messages.notFound.title}
        text={messages.notFound.text}
      >
        <ButtonRow>
          <LinkButton to="/restaurants" variant="contained" size="large">
            <span>{messages.notFound.seeAll}</span>
          </LinkButton>
        </ButtonRow>
      </EmptyState>
      <PartBoundary failure={null}>
        <OpenRestaurants />
      </PartBoundary>
    </Page>
  );
}

function Restaurant({ id }: { id: string }) {
  const restaurant = restaurants.find((each) => each.id === id);
  const isHydrated = useIsHydrated();
  useScrollToDish();
  // The server answers every unknown ID with the same prerendered page. That page can't tell whether the
  // restaurant exists, so it shows the placeholder until hydration.
  if (!restaurant && isHydrated) return <RestaurantNotFound />;
  return (
    <Container sx={{ position: 'relative', pt: { sm: 2, md: 3 } }}>
      <BackLink />
      {restaurant ? (
        <Page title={restaurant.name} description={restaurant.description}>
          <RestaurantHeader restaurant={restaurant} />
          <Menu restaurant={restaurant} menu={menus[id] ?? []} />
          <KitchenAddress restaurant={restaurant} />
        </Page>
      ) : (
        <RestaurantSkeleton />
      )}
    </Container>
  );
}

function RestaurantPage() {
  const { id = '' } = useParams();
  return <Restaurant key={id} id={id} />;
}

export { RestaurantPage as Component };
