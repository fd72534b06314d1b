import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import redHeart from '../../data/illustrations/red-heart.svg?no-inline';
import rocket from '../../data/illustrations/rocket.svg?no-inline';
import { parcel } from '../../data/scenes.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { CallToAction } from '../../shared/CallToAction.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { hero } from '../../data/scenes.ts';
import { Picture } from '../../shared/Picture.tsx';
import { Page } from '../../shared/Page.tsx';
import { Team } from './Team.tsx';
import { Values } from './Values.tsx';

function Purpose({ title, text, image }: { title: string; text: string; image: string }) {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{
        display: 'flex',
        gap: { xs: 2, sm: 3 },
        alignItems: 'flex-start',
        p: { xs: 2.5, md: 4 },
        borderRadius: 5,
      }}
    >
      <Illustration src={image} size={56} />
      <div>
        <Typography variant="h2" id={id} sx={{ fontSize: '1.375rem' }}>
          {title}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 0.75 }}>
          {text}
        </Typography>
      </div>
    </Paper>
  );
}

function AboutPage() {
  return (
    <Page
      title="About Us"
      description="How FoodDash grew from one scooter in Delhi, what we care about, and who we are."
    >
      <Container
        maxWidth="lg"
        sx={{
          pt: { xs: 3, md: 6 },
          display: 'grid',
          gap: { xs: 3, sm: 4, md: 8 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
        }}
      >
        <Box component="section" aria-labelledby="story-title">
          <Typography variant="h1" sx={{ maxWidth: '14ch' }}>
            One scooter, one city, one warm dinner
          </Typography>
          <Typography variant="h3" component="h2" id="story-title" sx={{ mt: { xs: 2.5, md: 4 } }}>
            Our story
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 1, maxWidth: '58ch' }}>
            FoodDash started on a wet July evening in Lajpat Nagar. Our founder, Ananya, waited two
            hours for a biryani, and nobody could tell her where it was. The next week she bought a
            scooter and brought her neighbours their dinner herself, sending them an update at every
            red light.
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '58ch' }}>
            We have more scooters now, but we still tell you where your food is, all the way to your
            door.
          </Typography>
        </Box>
        <Picture
          picture={hero}
          sizes="(min-width: 600px) 40vw, 100vw"
          isFirst
          sx={{ width: 1, aspectRatio: { xs: '16 / 9', sm: '1' }, maxHeight: 400, borderRadius: 6 }}
        />
      </Container>
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 4, md: 8 },
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Purpose
          title="Our mission"
          text="To bring Delhi’s good cooking to your door while it’s still hot, and to be honest about when it will get there."
          image={rocket}
        />
        <Purpose
          title="Our vision"
          text="A city where a small restaurant with one great dish is as easy to find as a famous one."
          image={redHeart}
        />
      </Container>
      <Values />
      <Team />
      <CallToAction
        picture={parcel}
        title="Hungry now?"
        text="Five Delhi restaurants, each delivering in 30 min or less."
      >
        <LinkButton to="/restaurants" variant="contained" size="large">
          See all restaurants
        </LinkButton>
      </CallToAction>
    </Page>
  );
}

export { AboutPage as Component };
