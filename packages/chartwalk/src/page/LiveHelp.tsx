import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { relayAddress } from '../live/join-relay.ts';
import { showsOnlyFiles } from './given-files.ts';
import { useProject } from './project-context.ts';

/**
 * Shows how to inspect actors. If the page shows the files that `chartwalk open` was given, the actors run in
 * the user's own program. Otherwise, they run in another tab of the app.
 */
export function LiveHelp({ what }: { what: string }) {
  const { title } = useProject();
  if (showsOnlyFiles) {
    return (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {what} Actors of a program appear here as they start, once it inspects them with{' '}
        <code>{`createWebSocketInspector({ url: '${relayAddress()}' })`}</code> of
        @statelyai/inspect.
      </Typography>
    );
  }
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {what} Open {title} inspected in another tab of this browser: its actors appear here as they
        start. Passwords, card data and e-mail addresses stay in that tab.
      </Typography>
      <Button variant="contained" href="/?inspect" target="_blank" rel="noopener">
        Open the app in inspect mode
      </Button>
    </Box>
  );
}
