import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ChatIcon, MyLocationIcon, RestaurantIcon, ScheduleIcon } from '../../shared/icons.tsx';
import { IconTile } from '../../shared/IconTile.tsx';
import { messages } from './messages.en.tsx';

const features = [
  { id: 'fast', Icon: ScheduleIcon },
  { id: 'map', Icon: MyLocationIcon },
  { id: 'restaurants', Icon: RestaurantIcon },
  { id: 'chat', Icon: ChatIcon },
] as const;

export function Features() {
  return (
    <Container component="section" aria-labelledby="features-title" sx={{ py: { xs: 5, md: 8 } }}>
      <Typography variant="h2" id="features-title">
        {messages.features.title}
      </Typography>
      <Typography
        variant="subtitle1"
        sx={{ color: 'text.secondary', mt: 1, mb: { xs: 4, md: 6 }, maxWidth: '52ch' }}
      >
        {messages.features.text}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          columnGap: { xs: 2, md: 5 },
          rowGap: { xs: 3, md: 5 },
          gridTemplateColumns: {
            // With large text, the features are one below the other.
            xs: 'repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {features.map(({ id, Icon }) => (
          <li key={id}>
            <IconTile Icon={Icon} />
            <Typography variant="h3" sx={{ mt: { xs: 1.25, md: 2 } }}>
              {messages.features[id].title}
            </Typography>
            <Typography
              sx={{
                color: 'text.secondary',
                mt: 0.5,
                maxWidth: '38ch',
                fontSize: { xs: '0.9375rem', md: '1rem' },
                lineHeight: { xs: 1.45, md: 1.6 },
              }}
            >
              {messages.features[id].text}
            </Typography>
          </li>
        ))}
      </Box>
    </Container>
  );
}
