import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { DriverRoute } from './use-driver-route.ts';

type MapNoteProps = { route: DriverRoute; isDelivered: boolean };

/** Says in words what the map shows. */
export function MapNote({ route, isDelivered }: MapNoteProps) {
  const { name, address } = route.restaurant;
  const hasPosition = useSelector(
    route.geolocation,
    (snapshot) => snapshot.context.position !== null,
  );
  return (
    <Typography variant="body2" sx={{ gridArea: 'note', color: 'text.secondary' }}>
      <span>
        {hasPosition
          ? `The map shows the route from ${name} (${address}) to your current location.`
          : `The map shows the route from ${name} (${address}) to your delivery address.`}
      </span>{' '}
      {!isDelivered && (
        <span>The driver’s movement on the map is simulated, so follow the countdown.</span>
      )}
    </Typography>
  );
}
