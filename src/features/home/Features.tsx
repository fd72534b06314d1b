import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import cook from '../../data/illustrations/cook-woman.svg?no-inline';
import speechBalloon from '../../data/illustrations/speech-balloon.svg?no-inline';
import stopwatch from '../../data/illustrations/stopwatch.svg?no-inline';
import worldMap from '../../data/illustrations/world-map.svg?no-inline';
import { Illustration } from '../../shared/Illustration.tsx';
import { messages } from './messages.en.tsx';

const features = [
  { id: 'fast', illustration: stopwatch },
  { id: 'map', illustration: worldMap },
  { id: 'restaurants', illustration: cook },
  { id: 'chat', illustration: speechBalloon },
] as const;

export function Features() {
  return (
    <Container component="section" aria-labelledby="features-title" sx={{ py: { xs: 7, md: 12 } }}>
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
        {features.map(({ id, illustration }) => (
          <li key={id}>
            <Box
              sx={{
                width: { xs: 64, md: 84 },
                height: { xs: 64, md: 84 },
                display: 'grid',
                placeItems: 'center',
                borderRadius: 5,
                bgcolor: 'tint.main',
                mb: { xs: 1.25, md: 2 },
                '& img': { scale: { xs: '0.8', md: '1' } },
              }}
            >
              <Illustration src={illustration} size={52} />
            </Box>
            <Typography variant="h3">{messages.features[id].title}</Typography>
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
