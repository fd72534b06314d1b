import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useSelector } from '@xstate/react';
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
    <Typography
      variant="body2"
      sx={isDelivered ? visuallyHidden : { gridArea: 'note', color: 'text.secondary' }}
    >
      <span style={visuallyHidden}>
        {hasPosition
          ? `The map shows the route from ${name} (${address}) to your current location.`
          : `The map shows the route from ${name} (${address}) to your delivery address.`}
      </span>{' '}
      {!isDelivered && <span>The driver’s movement is simulated. Follow the countdown.</span>}
    </Typography>
  );
}
