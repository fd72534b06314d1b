import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { geolocationMachine } from '../../../machines/geolocation.ts';
import { MyLocationIcon } from '../../shared/icons.tsx';
import { OVER_MAP } from './map-styles.ts';
import { messages } from './messages.en.tsx';

type LocationButtonProps = { geolocation: ActorRefFrom<typeof geolocationMachine> };

export function LocationButton({ geolocation }: LocationButtonProps) {
  const isLocating = useSelector(geolocation, (snapshot) => snapshot.matches('locating'));
  return (
    <Button
      className={OVER_MAP}
      variant="outlined"
      aria-busy={isLocating}
      aria-disabled={isLocating}
      onClick={() => geolocation.send({ type: 'geolocation.requested' })}
      startIcon={
        isLocating ? (
          <CircularProgress size={18} color="inherit" aria-label={messages.location.locating} />
        ) : (
          <MyLocationIcon />
        )
      }
      sx={{ boxShadow: 3, '&, &:hover': { bgcolor: 'background.paper' } }}
    >
      <span>{messages.location.locate}</span>
    </Button>
  );
}
