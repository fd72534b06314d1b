import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useSelector } from '@xstate/react';
import { messages } from './messages.en.tsx';
import type { DriverRoute } from './use-driver-route.ts';

type MapNoteProps = { route: DriverRoute; isDelivered: boolean };

/** Says that the drive on the map is simulated. Screen readers also get the route in words. */
export function MapNote({ route, isDelivered }: MapNoteProps) {
  const { name, address } = route.restaurant;
  const hasPosition = useSelector(
    route.geolocation,
    (snapshot) => snapshot.context.position !== null,
  );
  return (
    <Typography variant="body2" sx={isDelivered ? visuallyHidden : { color: 'text.secondary' }}>
      <span style={visuallyHidden}>
        {hasPosition
          ? messages.map.routeToLocation(name, address)
          : messages.map.routeToAddress(name, address)}
      </span>{' '}
      {!isDelivered && <span>{messages.map.simulated}</span>}
    </Typography>
  );
}
