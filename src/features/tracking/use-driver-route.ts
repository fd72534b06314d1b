import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { driverRouteMachine } from '../../../machines/driver-route.ts';
import type { Coordinates } from '../../../machines/entities.ts';
import { geolocationMachine } from '../../../machines/geolocation.ts';
import type { GeolocationOutcome } from '../../../machines/geolocation.ts';
import { planRoute } from '../../domain/delivery-route.ts';
import { locate } from '../../services/geolocation.ts';
import { useActorRef } from '../../shared/actors.ts';

const browserGeolocation = geolocationMachine.provide({
  actors: { locate: fromPromise<GeolocationOutcome>(() => locate()) },
  actions: { logFailure: (_, { error }) => console.error(error) },
});

/** The driver's way from the restaurant, and to the customer once their position is known. */
export function useDriverRoute(restaurant: Coordinates) {
  const route = useActorRef(driverRouteMachine, { input: { restaurant } });
  const geolocation = useActorRef(
    browserGeolocation.provide({
      actions: {
        announcePosition: (_, position) => {
          if (!position) return;
          route.send({
            type: 'route.planned',
            stops: planRoute(restaurant, position, Math.random),
          });
        },
      },
    }),
  );
  const stops = useSelector(route, (snapshot) => snapshot.context.stops);
  const driver = useSelector(
    route,
    (snapshot) => snapshot.context.stops[snapshot.context.reached] ?? restaurant,
  );
  return { geolocation, stops, driver };
}

/** What `useDriverRoute` gives its map. */
export type DriverRoute = ReturnType<typeof useDriverRoute>;
