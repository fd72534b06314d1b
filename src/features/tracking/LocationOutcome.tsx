import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { geolocationMachine, GeolocationFailure } from '../../../machines/geolocation.ts';
import { appear } from './appear.ts';
import { messages } from './messages.en.tsx';

const failures = Object.keys(messages.location.failures) as GeolocationFailure[];

function failureOf(snapshot: SnapshotFrom<typeof geolocationMachine>) {
  return failures.find((failure) => snapshot.matches({ failed: failure }));
}

type LocationOutcomeProps = { geolocation: ActorRefFrom<typeof geolocationMachine> };

export function LocationOutcome({ geolocation }: LocationOutcomeProps) {
  const isFound = useSelector(geolocation, (snapshot) => snapshot.matches('found'));
  const failure = useSelector(geolocation, failureOf);
  return (
    <Box role="status">
      {(isFound || failure) && (
        <Alert
          severity={failure ? 'error' : 'success'}
          role="presentation"
          sx={{ mt: 1, borderRadius: 3, animation: appear }}
        >
          {failure ? messages.location.failures[failure] : messages.location.found}
        </Alert>
      )}
    </Box>
  );
}
