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
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { hero } from '../../data/scenes.ts';
import { Picture } from '../../shared/Picture.tsx';
import { Page } from '../../shared/Page.tsx';
import { messages } from './messages.en.ts';
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
    <Page title={sharedMessages.aboutUs} description={messages.description}>
      <Container
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
            {messages.heading}
          </Typography>
          <Typography variant="h3" component="h2" id="story-title" sx={{ mt: { xs: 2.5, md: 4 } }}>
            {messages.story}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 1, maxWidth: '58ch' }}>
            {messages.beginning}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '58ch' }}>
            {messages.today}
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
        sx={{
          py: { xs: 4, md: 8 },
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Purpose title={messages.mission.title} text={messages.mission.text} image={rocket} />
        <Purpose title={messages.vision.title} text={messages.vision.text} image={redHeart} />
      </Container>
      <Values />
      <Team />
      <CallToAction
        picture={parcel}
        title={messages.invitation.title}
        text={messages.invitation.text}
      >
        <LinkButton to="/restaurants" variant="contained" size="large">
          {sharedMessages.seeAllRestaurants}
        </LinkButton>
      </CallToAction>
    </Page>
  );
}

export { AboutPage as Component };
