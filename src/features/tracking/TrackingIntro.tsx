import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import speechBalloon from '../../data/illustrations/speech-balloon.svg?no-inline';
import stopwatch from '../../data/illustrations/stopwatch.svg?no-inline';
import worldMap from '../../data/illustrations/world-map.svg?no-inline';
import { Illustration } from '../../shared/Illustration.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { tintedCard } from './tinted-card.ts';

const sights = [
  {
    illustration: stopwatch,
    title: 'Live countdown',
    text: 'See when your food will arrive.',
  },
  {
    illustration: worldMap,
    title: 'Live on the map',
    text: 'See your driver on the way to you.',
  },
  {
    illustration: speechBalloon,
    title: 'Driver chat',
    text: 'Sign in to send your driver a gate code or a landmark.',
  },
];

/** Explains tracking until an order is found. */
export function TrackingIntro() {
  return (
    <Box sx={{ mt: { xs: 3, md: 4 }, mb: { xs: 5, md: 8 } }}>
      <Box sx={{ ...tintedCard, alignItems: 'center', columnGap: 2.5 }}>
        <Illustration src={motorScooter} size={72} eager />
        <Box sx={{ flex: '1 1 9rem' }}>
          <Typography variant="h2">Lost your order ID?</Typography>
          <Typography sx={{ mt: 0.5 }}>
            You’ll find it under{' '}
            <TextLink to="/orders" sx={{ fontWeight: 700 }}>
              My Orders
            </TextLink>
            .
          </Typography>
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{
          mt: { xs: 2, md: 3 },
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        }}
      >
        {sights.map(({ illustration, title, text }) => (
          <Box
            component="li"
            key={title}
            sx={{
              display: 'flex',
              gap: 2,
              alignItems: 'center',
              p: { xs: 2, md: 3 },
              borderRadius: 4,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <Illustration src={illustration} size={56} />
            <Box>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
