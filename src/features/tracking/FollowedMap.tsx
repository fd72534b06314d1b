import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '../../domain/entities.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { messages } from './follow-messages.en.tsx';
import { TrackingMap } from './TrackingMap.tsx';
import { useDriverRoute } from './use-driver-route.ts';

type FollowedMapProps = { restaurant: Restaurant; driverName: string };

/** Shows a friend the map with the restaurant and the driver, but without the destination. */
export function FollowedMap({ restaurant, driverName }: FollowedMapProps) {
  const route = useDriverRoute({ restaurant });
  return (
    <Box component="section" aria-label={messages.map}>
      <PartBoundary>
        <TrackingMap driverName={driverName || messages.unknownDriver} route={route} isFollowed />
      </PartBoundary>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {messages.mapText(restaurant.name, restaurant.address)}
      </Typography>
    </Box>
  );
}
