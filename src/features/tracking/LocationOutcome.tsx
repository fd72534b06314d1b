import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { geolocationMachine, GeolocationFailure } from '../../../machines/geolocation.ts';
import { appear } from './appear.ts';

const sentences: Readonly<Record<GeolocationFailure, string>> = {
  // oxlint-disable-next-line plain-english/screen-terms -- the specification's own words
  unsupported: 'Geolocation is not supported by this browser.',
  denied: 'Location access denied. Please enable location services.',
  unavailable: 'Location information unavailable.',
  timeout: 'Location request timed out.',
  unknown: 'An unknown error occurred.',
};

const failures = Object.keys(sentences) as GeolocationFailure[];

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
          {failure ? sentences[failure] : 'Location found!'}
        </Alert>
      )}
    </Box>
  );
}
