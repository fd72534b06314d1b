import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import curryRice from '../../data/illustrations/curry-rice.svg?no-inline';
import pizza from '../../data/illustrations/pizza.svg?no-inline';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import greenSalad from '../../data/illustrations/green-salad.svg?no-inline';
import flatbread from '../../data/illustrations/stuffed-flatbread.svg?no-inline';
import { LinkButton } from '../../shared/LinkButton.tsx';

const dishes = [
  { src: curryRice, size: '42%', left: '29%', top: '26%', tilt: -4 },
  { src: pizza, size: '26%', left: '0%', top: '6%', tilt: -14 },
  { src: greenSalad, size: '27%', left: '72%', top: '2%', tilt: 10 },
  { src: flatbread, size: '26%', left: '74%', top: '58%', tilt: 8 },
  { src: motorScooter, size: '30%', left: '2%', top: '62%', tilt: 0 },
];

/** A gradient: the shadow of a picture's own outline would be blurred anew with each paint. */
const shadowOnTheGround = {
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '62% 2% -16%',
    background: 'radial-gradient(closest-side, rgb(60 25 5 / 0.25), transparent)',
  },
};

/** What FoodDash is, and the two ways in. */
export function Hero() {
  return (
    <Container
      maxWidth="xl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.05fr) minmax(0, 0.95fr)' },
        gap: { xs: 4, md: 6 },
        alignItems: 'center',
        pt: { xs: 4, md: 7 },
        pb: { xs: 7, md: 12 },
      }}
    >
      <Box>
        <Typography
          variant="h1"
          sx={{ fontSize: 'clamp(2.5rem, 1.5rem + 4.9vw, 5rem)', lineHeight: 1, maxWidth: '12ch' }}
        >
          Delhi’s best food, at your door.
        </Typography>
        <Typography
          variant="subtitle1"
          sx={{ mt: { xs: 2.5, md: 3 }, color: 'text.secondary', maxWidth: '46ch' }}
        >
          Kebabs off the coals, slow-cooked kormas, chaat with a crunch. Delivered in 30 min or
          less, and in your sight all the way.
        </Typography>
        <Stack direction="row" sx={{ mt: 4, gap: 1.5, flexWrap: 'wrap' }}>
          <LinkButton to="/restaurants" variant="contained" size="large">
            Order Now
          </LinkButton>
          <LinkButton to="/track" variant="outlined" size="large">
            Track Order
          </LinkButton>
        </Stack>
      </Box>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          aspectRatio: '1.12',
          maxHeight: 520,
          width: '100%',
          justifySelf: 'center',
          maxWidth: 580,
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            inset: '4% 8%',
            borderRadius: '46% 54% 52% 48% / 52% 46% 54% 48%',
            background:
              'radial-gradient(circle at 38% 30%, var(--mui-palette-tint-strong), var(--mui-palette-tint-main) 75%)',
          }}
        />
        {dishes.map(({ src, size, left, top, tilt }) => (
          <Box
            key={src}
            sx={{
              position: 'absolute',
              width: size,
              aspectRatio: '1',
              left,
              top,
              transform: `rotate(${tilt}deg)`,
              ...shadowOnTheGround,
            }}
          >
            <Box
              component="img"
              src={src}
              alt=""
              fetchPriority="low"
              sx={{ position: 'relative', display: 'block', width: 1, height: 1 }}
            />
          </Box>
        ))}
      </Box>
    </Container>
  );
}
