import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChatIcon, MyLocationIcon, ScheduleIcon } from '../../shared/icons.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { TextLink } from '../../shared/TextLink.tsx';
import { messages } from './messages.en.tsx';

const sights = [
  { kind: 'countdown', Icon: ScheduleIcon },
  { kind: 'map', Icon: MyLocationIcon },
  { kind: 'chat', Icon: ChatIcon },
] as const;

/** Explains tracking until an order is found. */
export function TrackingIntro() {
  return (
    <>
      <Typography sx={{ mt: 1.5 }}>
        {messages.intro.lostId(
          <TextLink to="/orders" sx={{ whiteSpace: 'nowrap' }}>
            {sharedMessages.myOrders}
          </TextLink>,
        )}
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
        {sights.map(({ kind, Icon }) => (
          <Box component="li" key={kind} sx={{ display: 'flex', gap: 1.5 }}>
            <Icon sx={{ color: 'primary.main' }} />
            <Box>
              <Typography variant="h4" component="h2">
                {messages.intro[kind].title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {messages.intro[kind].text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
