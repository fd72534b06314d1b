import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { driverRouteMachine } from '../../../machines/driver-route.ts';
import { geolocationMachine } from '../../../machines/geolocation.ts';
import type { GeolocationOutcome } from '../../../machines/geolocation.ts';
import { restaurants } from '../../data/restaurants.ts';
import { driverPositions } from '../../data/streets.ts';
import { planRoute } from '../../domain/delivery-route.ts';
import type { Order } from '../../domain/entities.ts';
import { DEFAULT_CENTRE, chooseSampleRestaurant } from '../../domain/tracking.ts';
import { locate } from '../../services/geolocation.ts';
import { useActorRef } from '../../shared/actors.ts';
import { logged } from '../../shared/logged.ts';

const browserGeolocation = geolocationMachine.provide({
  actors: { locate: logged(fromPromise<GeolocationOutcome>(() => locate())) },
});

function drawStart(order: Pick<Order, 'restaurant'>) {
  const restaurant = chooseSampleRestaurant(restaurants, order.restaurant, Math.random());
  return {
    restaurant,
    street: driverPositions[Math.floor(Math.random() * driverPositions.length)] ?? '',
    stops: planRoute(restaurant.location, DEFAULT_CENTRE, Math.random),
  };
}

/**
 * Returns the driver's route from the restaurant. Once the customer's position is known, a new route leads to
 * that position.
 */
export function useDriverRoute(order: Pick<Order, 'restaurant'>) {
  const route = useActorRef(driverRouteMachine, { input: { draw: () => drawStart(order) } });
  const { restaurant, street, stops, reached } = useSelector(route, ({ context }) => context);
  const hasArrived = useSelector(route, (snapshot) => snapshot.matches('arrived'));
  const geolocation = useActorRef(
    browserGeolocation.provide({
      actions: {
        announcePosition: (_, position) => {
          if (!position) return;
          route.send({
            type: 'route.planned',
            stops: planRoute(restaurant.location, position, Math.random),
          });
        },
      },
    }),
  );
  const driver = stops[reached] ?? restaurant.location;
  return { geolocation, restaurant, street, stops, driver, hasArrived };
}

export type DriverRoute = ReturnType<typeof useDriverRoute>;
