import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Page } from '../../shared/Page.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';

export function HomePage() {
  return (
    <Page
      title="FoodDash"
      description="Order from Delhi’s best kitchens and follow your food to the door, in 30 minutes or less."
    >
      <Hero />
      <Container maxWidth="xl" component="section" aria-labelledby="features-title">
        <Stack sx={{ maxWidth: '52ch', mb: { xs: 3, md: 5 } }} spacing={1}>
          <Typography variant="h2" id="features-title">
            Dinner, without the guesswork
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'text.secondary' }}>
            From the first search to the ring of your bell, you know what is happening.
          </Typography>
        </Stack>
        <Features />
      </Container>
      <Box sx={{ height: { xs: 0, md: 24 } }} />
    </Page>
  );
}
