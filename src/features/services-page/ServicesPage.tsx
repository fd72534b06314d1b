import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { parcel } from '../../data/scenes.ts';
import { IconCard } from '../../shared/IconCard.tsx';
import { MyLocationIcon, ReceiptIcon, ShoppingBagIcon } from '../../shared/icons.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Page } from '../../shared/Page.tsx';
import { pageIntro } from '../../shared/page-intro.ts';
import { Picture } from '../../shared/Picture.tsx';
import { Faq } from './Faq.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { messages } from './messages.en.ts';
import { TrackingSection } from './TrackingSection.tsx';

const services = [
  { id: 'delivery', Icon: ShoppingBagIcon },
  { id: 'tracking', Icon: MyLocationIcon },
  { id: 'checkout', Icon: ReceiptIcon },
] as const;

function ServicesPage() {
  return (
    <Page title={sharedMessages.services} description={messages.description}>
      <Container sx={pageIntro}>
        <div>
          <Typography variant="h1" sx={{ maxWidth: '16ch' }}>
            {messages.heading}
          </Typography>
          <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 2, maxWidth: '54ch' }}>
            {messages.text}
          </Typography>
        </div>
        <Picture
          picture={parcel}
          sizes="(min-width: 600px) 40vw, 100vw"
          isFirst
          sx={{ width: 1, aspectRatio: '16 / 9', maxHeight: 280, borderRadius: 6 }}
        />
      </Container>
      <Container
        component="section"
        aria-label={messages.services.title}
        sx={{
          mt: { xs: 3, md: 5 },
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {services.map(({ id, Icon }) => (
          <IconCard key={id} component="article" Icon={Icon} {...messages.services[id]} />
        ))}
      </Container>
      <HowItWorks />
      <Faq />
      <TrackingSection />
    </Page>
  );
}

export { ServicesPage as Component };
