import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Page } from '../../shared/Page.tsx';
import { TrackLookup } from './TrackLookup.tsx';

/** Looks an order up by its id and follows it to the door. */
export function TrackPage() {
  return (
    <Page
      title="Track Your Order"
      description="Follow your FoodDash order from the kitchen to your door, live on the map."
    >
      <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 4 } }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          Track Your Order
        </Typography>
        <TrackLookup />
      </Container>
    </Page>
  );
}
