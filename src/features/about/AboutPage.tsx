import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { hero, parcel } from '../../data/scenes.ts';
import { CallToAction } from '../../shared/CallToAction.tsx';
import { IconCard } from '../../shared/IconCard.tsx';
import { RestaurantIcon, ScheduleIcon } from '../../shared/icons.tsx';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Picture } from '../../shared/Picture.tsx';
import { Page } from '../../shared/Page.tsx';
import { pageIntro } from '../../shared/page-intro.ts';
import { messages } from './messages.en.ts';
import { Team } from './Team.tsx';
import { Values } from './Values.tsx';

function AboutPage() {
  return (
    <Page title={sharedMessages.aboutUs} description={messages.description}>
      <Container sx={{ ...pageIntro, rowGap: { xs: 2.5, md: 4 } }}>
        <Typography variant="h1" sx={{ alignSelf: 'end' }}>
          {messages.heading.map((line) => (
            <Fragment key={line}>
              <Box component="span" sx={{ display: 'block' }}>
                {line}
              </Box>{' '}
            </Fragment>
          ))}
        </Typography>
        <Picture
          picture={hero}
          sizes="(min-width: 600px) 40vw, 100vw"
          isFirst
          sx={{
            width: 1,
            aspectRatio: { xs: '16 / 9', sm: '1' },
            maxHeight: 400,
            borderRadius: 6,
            // On a wide screen, the picture is beside the heading and the story.
            gridColumn: { sm: 2 },
            gridRow: { sm: '1 / span 2' },
          }}
        />
        <Box component="section" aria-labelledby="story-title" sx={{ alignSelf: 'start' }}>
          <Typography variant="h3" component="h2" id="story-title">
            {messages.story}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 1, maxWidth: '58ch' }}>
            {messages.beginning}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '58ch' }}>
            {messages.today}
          </Typography>
        </Box>
      </Container>
      <Container
        sx={{
          py: { xs: 4, md: 8 },
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <IconCard component="section" Icon={ScheduleIcon} {...messages.mission} />
        <IconCard component="section" Icon={RestaurantIcon} {...messages.vision} />
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
