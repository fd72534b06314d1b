import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import worldMap from '../../data/illustrations/world-map.svg?no-inline';
import { Illustration } from '../../shared/Illustration.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';

/** The way to the tracking page. */
export function TrackingSection() {
  return (
    <Container maxWidth="lg" component="section" aria-labelledby="tracking-title">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 3, md: 6 },
          alignItems: 'center',
          p: { xs: 3, sm: 5, md: 7 },
          borderRadius: 6,
          background:
            'linear-gradient(120deg, var(--mui-palette-tint-main), var(--mui-palette-tint-strong))',
        }}
      >
        <Illustration src={worldMap} size={120} />
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography variant="h2" id="tracking-title">
            Already ordered?
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 1 }}>
            See where your dinner is, and when it will ring.
          </Typography>
        </Box>
        <LinkButton to="/track" variant="contained" size="large">
          Track Order
        </LinkButton>
      </Box>
    </Container>
  );
}
