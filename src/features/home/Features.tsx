import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import cook from '../../data/illustrations/cook-woman.svg?no-inline';
import speechBalloon from '../../data/illustrations/speech-balloon.svg?no-inline';
import stopwatch from '../../data/illustrations/stopwatch.svg?no-inline';
import worldMap from '../../data/illustrations/world-map.svg?no-inline';
import { Illustration } from '../../shared/Illustration.tsx';

const features = [
  {
    illustration: stopwatch,
    title: '30 min or less',
    text: 'Restaurants near you start cooking as soon as you order.',
  },
  {
    illustration: worldMap,
    title: 'Live on the map',
    text: 'See where your food is, with a countdown to your door.',
  },
  {
    illustration: cook,
    title: 'Restaurants we love',
    text: 'We’ve eaten at every one. If we wouldn’t go back, it’s not on FoodDash.',
  },
  {
    illustration: speechBalloon,
    title: 'Chat with your driver',
    text: 'Send your driver a gate code or a landmark, or let them know the baby’s asleep.',
  },
];

export function Features() {
  return (
    <Container
      maxWidth="xl"
      component="section"
      aria-labelledby="features-title"
      sx={{ py: { xs: 7, md: 12 } }}
    >
      <Typography variant="h2" id="features-title">
        Food delivery without the guesswork
      </Typography>
      <Typography
        variant="subtitle1"
        sx={{ color: 'text.secondary', mt: 1, mb: { xs: 4, md: 6 }, maxWidth: '52ch' }}
      >
        From your first search to the knock on your door, you always know what’s happening.
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {features.map(({ illustration, title, text }) => (
          <li key={title}>
            <Box
              sx={{
                width: 84,
                height: 84,
                display: 'grid',
                placeItems: 'center',
                borderRadius: 5,
                bgcolor: 'tint.main',
                mb: 2,
              }}
            >
              <Illustration src={illustration} size={52} />
            </Box>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '38ch' }}>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </Container>
  );
}
