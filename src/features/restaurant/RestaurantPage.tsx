import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import compass from '../../data/illustrations/compass.svg?no-inline';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { Page } from '../../shared/Page.tsx';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { ArrowBackIcon } from '../../shared/icons.tsx';
import { Menu } from './Menu.tsx';
import { RestaurantHeader } from './RestaurantHeader.tsx';
import { useRestaurant } from './use-restaurant.ts';

function Loading() {
  return (
    <Box role="status">
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>Loading restaurant...</Typography>
      <Stack spacing={2} aria-hidden>
        <Placeholder sx={{ height: 200 }} />
        <Placeholder sx={{ height: 48 }} />
        <Placeholder sx={{ height: 320 }} />
      </Stack>
    </Box>
  );
}

function Restaurant({ id }: { id: string }) {
  const lookup = useRestaurant(id);
  const { found } = lookup.context;
  if (lookup.matches('notFound')) {
    return (
      <Page title="Restaurant not found" description="This restaurant is not on FoodDash.">
        <EmptyState
          illustration={compass}
          headingLevel="h1"
          title="Restaurant not found"
          text="We don’t know this restaurant. It may have moved, or the link is incomplete."
        >
          <LinkButton to="/restaurants" variant="contained" size="large">
            See all restaurants
          </LinkButton>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 3 } }}>
      <LinkButton
        to="/restaurants"
        color="secondary"
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -1.5, mb: 1 }}
      >
        Back to restaurants
      </LinkButton>
      {found ? (
        <Page title={found.restaurant.name} description={found.restaurant.description}>
          <RestaurantHeader restaurant={found.restaurant} />
          <Menu restaurant={found.restaurant} menu={found.menu} />
        </Page>
      ) : (
        <Loading />
      )}
    </Container>
  );
}

/** A restaurant and its menu, by the id in the address. */
export function RestaurantPage() {
  const { id = '' } = useParams();
  return <Restaurant key={id} id={id} />;
}
