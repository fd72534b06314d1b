import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { messages } from './messages.en.tsx';

/** Asks visitors to sign in. Signed-in customers see the tracking card's status instead. */
export function TrackingNote({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{messages.status.signInNote}</Typography>
      <Button variant="outlined" onClick={onSignIn}>
        <span>{sharedMessages.signIn}</span>
      </Button>
    </Box>
  );
}
