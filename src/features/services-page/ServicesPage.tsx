import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import creditCard from '../../data/illustrations/credit-card.svg?no-inline';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import { parcel } from '../../data/scenes.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { Page } from '../../shared/Page.tsx';
import { Picture } from '../../shared/Picture.tsx';
import { Faq } from './Faq.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { TrackingSection } from './TrackingSection.tsx';

const services = [
  {
    picture: parcel,
    title: 'Delivery to your door',
    text: 'Five restaurants, from Connaught Place to Rajouri Garden. They pack every dish so that crisp food stays crisp.',
  },
  {
    illustration: motorScooter,
    title: 'Live tracking',
    text: 'A second-by-second countdown, your driver on the map, and a chat in case your driver can’t find your gate.',
  },
  {
    illustration: creditCard,
    title: 'Simple checkout',
    text: 'Address, card, done. You see every fee before you pay, in dollars and in rupees.',
  },
];

function ServicesPage() {
  return (
    <Page
      title="Services"
      description="Delivery, live tracking and a simple checkout: what FoodDash does and how it works."
    >
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 6 } }}>
        <Typography variant="h1" sx={{ maxWidth: '16ch' }}>
          From the stove to your table
        </Typography>
        <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 2, maxWidth: '54ch' }}>
          Three things done well, every day: delivery, live tracking and easy checkout.
        </Typography>
        <Box
          component="section"
          aria-label="Our services"
          sx={{
            mt: { xs: 3, md: 5 },
            display: 'grid',
            gap: { xs: 2, md: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {services.map(({ illustration, picture, title, text }) => (
            <Paper
              component="article"
              key={title}
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
                  {title}
                </Typography>
                <Typography sx={{ mt: 0.75 }}>{text}</Typography>
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
