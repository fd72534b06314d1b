import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { geolocationMachine } from '../../../machines/geolocation.ts';
import { appear } from './appear.ts';
import { messages } from './messages.en.tsx';

type LocationOutcomeProps = { geolocation: ActorRefFrom<typeof geolocationMachine> };

export function LocationOutcome({ geolocation }: LocationOutcomeProps) {
  const isFound = useSelector(geolocation, (snapshot) => snapshot.matches('found'));
  const failure = useSelector(geolocation, ({ context }) => context.failure);
  return (
    <Box role="status">
      {(isFound || failure) && (
        <Alert
          severity={failure ? 'error' : 'success'}
          role="presentation"
          sx={{ mt: 1, animation: appear }}
        >
          {failure ? messages.location.failures[failure] : messages.location.found}
        </Alert>
      )}
    </Box>
  );
}
