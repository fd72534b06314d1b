import Typography from '@mui/material/Typography';
import { SessionActor } from './session.ts';

/**
 * Shows a guest how long their choice is saved. Renders nothing if a customer is signed in or the session is
 * still unknown.
 */
export function GuestStorageNote({ children }: { children: string }) {
  const isGuest = SessionActor.useSelector((session) => session.matches({ customer: 'signedOut' }));
  return (
    isGuest && (
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 1.5 }}>
        {children}
      </Typography>
    )
  );
}
