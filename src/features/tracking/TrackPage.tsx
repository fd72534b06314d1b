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
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 } }}>
        <Typography variant="h1">Track Your Order</Typography>
        <Typography variant="subtitle1" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
          Follow your food from the kitchen to your door: the minutes left, the driver on the map,
          and a chat to reach them.
        </Typography>
        <TrackLookup />
      </Container>
    </Page>
  );
}
