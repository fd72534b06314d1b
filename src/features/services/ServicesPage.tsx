import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import creditCard from '../../data/illustrations/credit-card.svg?no-inline';
import motorScooter from '../../data/illustrations/motor-scooter.svg?no-inline';
import takeoutBox from '../../data/illustrations/takeout-box.svg?no-inline';
import { Illustration } from '../../shared/Illustration.tsx';
import { Page } from '../../shared/Page.tsx';
import { Faq } from './Faq.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { TrackingSection } from './TrackingSection.tsx';

const services = [
  {
    image: takeoutBox,
    title: 'Delivery to your door',
    text: 'Five kitchens from Connaught Place to Rajouri Garden, packed so that crisp stays crisp.',
  },
  {
    image: motorScooter,
    title: 'Live tracking',
    text: 'A countdown to the second, your driver on the map, and a chat for the last hundred metres.',
  },
  {
    image: creditCard,
    title: 'Simple checkout',
    text: 'Address, card, done. Prices in dollars and rupees, every fee shown before you pay.',
  },
];

/** Three services, how they work, questions and answers, and tracking. */
export function ServicesPage() {
  return (
    <Page
      title="Services"
      description="Delivery, live tracking and a simple checkout: what FoodDash does and how it works."
    >
      <Container maxWidth="lg" sx={{ pt: { xs: 4, md: 8 } }}>
        <Typography variant="h1" sx={{ maxWidth: '16ch' }}>
          From their stove to your table
        </Typography>
        <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 2, maxWidth: '54ch' }}>
          We do three things, and do them every evening: bring food, show where it is, and keep
          paying for it plain.
        </Typography>
        <Box
          component="section"
          aria-label="Our services"
          sx={{ mt: { xs: 5, md: 8 }, display: 'grid', gap: { xs: 4, md: 0 } }}
        >
          {services.map(({ image, title, text }, index) => (
            <Box
              component="article"
              key={title}
              sx={{
                display: 'grid',
                gap: { xs: 2, sm: 5 },
                alignItems: 'center',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
                py: { md: 4 },
                borderTop: { md: index === 0 ? 'none' : '1px solid' },
                borderColor: { md: 'divider' },
              }}
            >
              <Box
                sx={{
                  width: { xs: 120, sm: 200 },
                  height: { xs: 120, sm: 160 },
                  borderRadius: 6,
                  bgcolor: 'tint.main',
                  display: 'grid',
                  placeItems: 'center',
                }}
              >
                <Illustration src={image} size={96} eager={index === 0} />
              </Box>
              <div>
                <Typography variant="h2">{title}</Typography>
                <Typography variant="subtitle1" sx={{ mt: 1, maxWidth: '52ch' }}>
                  {text}
                </Typography>
              </div>
            </Box>
          ))}
        </Box>
      </Container>
      <HowItWorks />
      <Faq />
      <TrackingSection />
    </Page>
  );
}
