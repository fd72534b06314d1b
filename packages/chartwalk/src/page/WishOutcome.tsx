import Typography from '@mui/material/Typography';
import { LiveActorsContext } from '../live/live-actors.ts';

export function WishOutcome({ actor }: { actor: string }) {
  const outcome = LiveActorsContext.useSelector((snapshot) => {
    const { wish, answers } = snapshot.context;
    if (wish?.actor !== actor) return '';
    if (snapshot.matches({ sending: 'sent' })) return `The app received ${wish.event.type}.`;
    if (snapshot.matches({ sending: 'refused' })) return answers[wish.number] ?? '';
    if (snapshot.matches({ sending: 'unanswered' })) return 'No response from the app.';
    return '';
  });
  return (
    <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
      {outcome}
    </Typography>
  );
}
