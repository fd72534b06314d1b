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

/** Percent of the picture: of the wide one of a phone, and of the higher one of a desk. */
const dishes = [
  {
    src: curryRice,
    tilt: -4,
    size: { xs: 34, sm: 42 },
    left: { xs: 33, sm: 29 },
    top: { xs: 12, sm: 26 },
  },
  {
    src: pizza,
    tilt: -14,
    size: { xs: 21, sm: 26 },
    left: { xs: 13, sm: 0 },
    top: { xs: 2, sm: 6 },
  },
  {
    src: greenSalad,
    tilt: 10,
    size: { xs: 21, sm: 27 },
    left: { xs: 66, sm: 72 },
    top: { xs: 0, sm: 2 },
  },
  {
    src: flatbread,
    tilt: 8,
    size: { xs: 19, sm: 26 },
    left: { xs: 81, sm: 74 },
    top: { xs: 44, sm: 58 },
  },
  {
    src: motorScooter,
    tilt: 0,
    size: { xs: 24, sm: 30 },
    left: { xs: 0, sm: 2 },
    top: { xs: 46, sm: 62 },
  },
];

function percent({ xs, sm }: { xs: number; sm: number }) {
  return { xs: `${xs}%`, sm: `${sm}%` };
}

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
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.05fr) minmax(0, 0.95fr)' },
        gap: { xs: 2, sm: 6 },
        alignItems: 'center',
        pt: { xs: 2, sm: 3 },
        pb: { xs: 1, sm: 3 },
      }}
    >
      <Box>
        <Typography
          variant="h1"
          sx={{
            fontSize: 'clamp(2.125rem, 1.45rem + 3.1vw, 4rem)',
            lineHeight: 1.02,
            maxWidth: { xs: '16ch', sm: '12ch' },
          }}
        >
          Delhi’s best food, at your door.
        </Typography>
        <Typography
          variant="subtitle1"
          sx={{
            mt: { xs: 1.5, sm: 2.5 },
            color: 'text.secondary',
            maxWidth: '44ch',
            textWrap: 'balance',
          }}
        >
          Kebabs off the coals, slow-cooked kormas, chaat with a crunch. Delivered in 30 min or
          less, and you can watch it all the way.
        </Typography>
        <Stack direction="row" sx={{ mt: { xs: 2.5, sm: 4 }, gap: 1.5, flexWrap: 'wrap' }}>
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
          aspectRatio: { xs: '2.5', sm: '1.3' },
          width: '100%',
          justifySelf: 'center',
          maxWidth: { xs: 420, sm: 500 },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            inset: { xs: '2% 16%', sm: '4% 8%' },
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
              width: percent(size),
              aspectRatio: '1',
              left: percent(left),
              top: percent(top),
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
