import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChatIcon, MyLocationIcon, ScheduleIcon } from '../../shared/icons.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { useUser } from '../../shared/session.ts';
import { TextLink } from '../../shared/TextLink.tsx';
import { messages } from './messages.en.tsx';

const sights = (isSignedIn: boolean) =>
  [
    { kind: 'countdown', Icon: ScheduleIcon },
    { kind: 'map', Icon: MyLocationIcon },
    { kind: isSignedIn ? 'chatSignedIn' : 'chat', Icon: ChatIcon },
  ] as const;

/** Explains tracking until an order is found. */
export function TrackingIntro() {
  const isSignedIn = useUser() !== null;
  const { lostId, lostIdSignedIn } = messages.intro;
  const lost = isSignedIn ? lostIdSignedIn : lostId;
  return (
    <>
      <Typography sx={{ gridArea: 'lost', mt: 1.5 }}>
        {lost(
          <TextLink to="/orders" sx={{ whiteSpace: 'nowrap' }}>
            {sharedMessages.myOrders}
          </TextLink>,
        )}
      </Typography>
      <Box
        component="ul"
        sx={{
          gridArea: 'sights',
          mt: { xs: 3, md: 0 },
          mb: { xs: 3, md: 0 },
          p: { md: 3 },
          display: 'grid',
          gap: 2,
          border: { md: '1px solid' },
          borderColor: { md: 'divider' },
          borderRadius: { md: 5 },
          bgcolor: { md: 'background.paper' },
        }}
      >
        {sights(isSignedIn).map(({ kind, Icon }) => (
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
