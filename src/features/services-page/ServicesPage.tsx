import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import creditCard from '../../data/illustrations/credit-card.svg?no-inline';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import type { PictureSource } from '../../data/pictures.ts';
import { parcel } from '../../data/scenes.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Page } from '../../shared/Page.tsx';
import { Picture } from '../../shared/Picture.tsx';
import { Faq } from './Faq.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { messages } from './messages.en.ts';
import { TrackingSection } from './TrackingSection.tsx';

type Service = {
  id: 'delivery' | 'tracking' | 'checkout';
  illustration?: string;
  picture?: PictureSource;
};

const services: readonly Service[] = [
  { id: 'delivery', picture: parcel },
  { id: 'tracking', illustration: motorScooter },
  { id: 'checkout', illustration: creditCard },
];

function ServicesPage() {
  return (
    <Page title={sharedMessages.services} description={messages.description}>
      <Container sx={{ pt: { xs: 3, md: 6 } }}>
        <Typography variant="h1" sx={{ maxWidth: '16ch' }}>
          {messages.heading}
        </Typography>
        <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 2, maxWidth: '54ch' }}>
          {messages.text}
        </Typography>
        <Box
          component="section"
          aria-label={messages.services.title}
          sx={{
            mt: { xs: 3, md: 5 },
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {services.map(({ id, illustration, picture }) => (
            <Paper
              component="article"
              key={id}
              variant="outlined"
              sx={{
                display: 'flex',
                flexDirection: { xs: 'row', md: 'column' },
                borderRadius: 5,
                overflow: 'hidden',
              }}
            >
              <Box
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  flexShrink: 0,
                  width: { xs: 96, sm: 160, md: 'auto' },
                  height: { md: 168 },
                  bgcolor: 'tint.main',
                  '& > img': { width: { xs: 56, md: 96 }, height: 'auto' },
                }}
              >
                {illustration && <Illustration src={illustration} size={96} eager />}
                {picture && (
                  <Picture
                    picture={picture}
                    sizes="(min-width: 900px) 33vw, 213px"
                    sx={{ width: 1, height: 1 }}
                  />
                )}
              </Box>
              <Box sx={{ p: { xs: 2, sm: 3 } }}>
                <Typography variant="h2" sx={{ fontSize: '1.375rem' }}>
                  {messages.services[id].title}
                </Typography>
                <Typography sx={{ mt: 0.75 }}>{messages.services[id].text}</Typography>
              </Box>
            </Paper>
          ))}
        </Box>
      </Container>
      <HowItWorks />
      <Faq />
      <TrackingSection />
    </Page>
  );
}

export { ServicesPage as Component };
