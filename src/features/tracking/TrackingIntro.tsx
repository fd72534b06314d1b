import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChatIcon, MyLocationIcon, ScheduleIcon } from '../../shared/icons.tsx';
import { TextLink } from '../../shared/TextLink.tsx';

const sights = [
  { Icon: ScheduleIcon, title: 'Live countdown', text: 'See when your food will arrive.' },
  { Icon: MyLocationIcon, title: 'Live on the map', text: 'See your driver on the way to you.' },
  {
    Icon: ChatIcon,
    title: 'Driver chat',
    text: 'Sign in to send your driver a gate code or a landmark.',
  },
];

/** Explains tracking until an order is found. */
export function TrackingIntro() {
  return (
    <>
      <Typography sx={{ mt: 1.5 }}>
        Lost your order ID? <TextLink to="/orders">My Orders</TextLink> shows it when you’re signed
        in.
      </Typography>
      <Box
        component="ul"
        sx={{
          mt: { xs: 3, md: 5 },
          mb: { xs: 3, md: 4 },
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        }}
      >
        {sights.map(({ Icon, title, text }) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 1.5 }}>
            <Icon sx={{ color: 'primary.main' }} />
            <Box>
              <Typography variant="h4" component="h2">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
