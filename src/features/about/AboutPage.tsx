import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import autoRickshaw from '../../data/illustrations/auto-rickshaw.svg?no-inline';
import redHeart from '../../data/illustrations/red-heart.svg?no-inline';
import rocket from '../../data/illustrations/rocket.svg?no-inline';
import { team } from '../../data/team.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { Page } from '../../shared/Page.tsx';
import { Values } from './Values.tsx';

function Purpose({ title, text, image }: { title: string; text: string; image: string }) {
  const id = `about-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <Box component="section" aria-labelledby={id}>
      <Illustration src={image} size={64} />
      <Typography variant="h2" id={id} sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Typography variant="subtitle1" sx={{ mt: 1, maxWidth: '44ch' }}>
        {text}
      </Typography>
    </Box>
  );
}

/** Story, mission, vision, values and team. */
export function AboutPage() {
  return (
    <Page
      title="About Us"
      description="How FoodDash began with one scooter in Delhi, what we believe in, and who we are."
    >
      <Container
        maxWidth="lg"
        sx={{
          pt: { xs: 4, md: 8 },
          display: 'grid',
          gap: { xs: 4, md: 8 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
        }}
      >
        <Box component="section" aria-labelledby="story-title">
          <Typography variant="h1" sx={{ maxWidth: '14ch' }}>
            One scooter, one city, one warm dinner
          </Typography>
          <Typography variant="h3" component="h2" id="story-title" sx={{ mt: 4 }}>
            Our story
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 1, maxWidth: '58ch' }}>
            FoodDash began on a wet July evening in Lajpat Nagar. Ananya waited two hours for a
            biryani, and nobody could say where it was. She bought a scooter the next week and
            brought her neighbours their dinner herself, writing to each of them from every signal.
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '58ch' }}>
            There are more scooters now. We still tell you where we are, all the way to the door.
          </Typography>
        </Box>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            aspectRatio: '1',
            maxHeight: 400,
            width: '100%',
            borderRadius: '42% 58% 55% 45% / 50% 44% 56% 50%',
            background:
              'radial-gradient(circle at 40% 30%, var(--mui-palette-tint-strong), var(--mui-palette-tint-main) 75%)',
          }}
        >
          <Illustration src={autoRickshaw} size={220} eager />
        </Box>
      </Container>
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 7, md: 12 },
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Purpose
          title="Our mission"
          text="Bring Delhi’s good cooking to Delhi’s doors while it is still hot, and say honestly when it will be there."
          image={rocket}
        />
        <Purpose
          title="Our vision"
          text="A city where a small kitchen with a great dish is as easy to reach as the biggest name on the street."
          image={redHeart}
        />
      </Container>
      <Values />
      <Container
        maxWidth="lg"
        component="section"
        aria-labelledby="team-title"
        sx={{ pt: { xs: 7, md: 12 } }}
      >
        <Typography variant="h2" id="team-title">
          The people behind your dinner
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            mt: { xs: 4, md: 5 },
            mb: { xs: 6, md: 8 },
            display: 'grid',
            columnGap: 4,
            rowGap: 5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 310px), 1fr))',
          }}
        >
          {team.map(({ name, role, image }) => (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <Box
                sx={{
                  width: 92,
                  height: 92,
                  flexShrink: 0,
                  borderRadius: '50%',
                  bgcolor: 'tint.main',
                  display: 'grid',
                  placeItems: 'end center',
                  overflow: 'hidden',
                }}
              >
                <Illustration src={image} size={78} />
              </Box>
              <div>
                <Typography variant="h3">{name}</Typography>
                <Typography sx={{ color: 'text.secondary' }}>{role}</Typography>
              </div>
            </Box>
          ))}
        </Box>
        <LinkButton to="/restaurants" variant="contained" size="large">
          Meet the kitchens
        </LinkButton>
      </Container>
    </Page>
  );
}
