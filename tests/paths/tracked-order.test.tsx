import { screen, within } from '@testing-library/react';
import { rejectActor, resolveActor } from 'chartwalk/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { GeolocationOutcome } from '../../machines/geolocation.ts';
import {
  customer,
  errorsLogged,
  actOutsideApp,
  startEachTestAtNoon,
  advanceTime,
  wakeTabAt,
} from '../components/app.tsx';
import { giveMapSize } from '../components/map-size.ts';
import { openTrackedOrder } from '../components/orders.ts';
import { afterNoon, asha, coal, home, MINUTE, NOON, order } from '../fixtures.ts';
import { geolocationJourneys } from '../journeys/geolocation.ts';
import { driverRouteJourneys } from '../journeys/driver-route.ts';
import { orderStatusJourneys } from '../journeys/order-status.ts';
import { driverRouteModel } from '../models/driver-route.ts';
import { failureSentence, geolocationModel } from '../models/geolocation.ts';
import { orderStatusModel } from '../models/order-status.ts';
import { walkPaths } from './walk.ts';

const tracked = order({ estimatedDelivery: afterNoon(30) });

startEachTestAtNoon();
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  giveMapSize();
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

// The customer's position --------------------------------------------------------------------------

const codes = { denied: 1, unavailable: 2, timeout: 3, unknown: 4 } as const;

/** Sets the browser's answer to geolocation requests from now on. */
function browserAnswers(outcome: GeolocationOutcome): void {
  Reflect.deleteProperty(navigator, 'geolocation');
  if (outcome.kind === 'failed' && outcome.reason === 'unsupported') return;
  const getCurrentPosition = (
    succeed: (position: { coords: object }) => void,
    fail: (error: { code: number }) => void,
  ) => {
    if (outcome.kind === 'found') {
      const [latitude, longitude] = outcome.position;
      succeed({ coords: { latitude, longitude } });
    } else if (outcome.reason !== 'unsupported') fail({ code: codes[outcome.reason] });
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

const locationButton = () => screen.findByRole('button', { name: /Get my location$/ });
const mapSection = () => screen.getByRole('region', { name: 'Delivery map' });

function expectLocationOutcome(text: string): void {
  expect(within(mapSection()).getByRole('status')).toHaveTextContent(text);
}

function expectLocationFailure(text: string): void {
  const message = within(mapSection()).getByText(text);
  expect(message.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorError');
  expectLocationOutcome(text);
}

walkPaths(geolocationModel, {
  proves:
    '@2.95 @4.7 @4.9 @4.10 @4.11 @4.12 @4.13 @4.20 @4.21 @4.23 @4.24 @4.25 @4.26 @8.7 @8.8 @8.9',
  mounts: {
    'at the map of an order': async () => {
      await openTrackedOrder(tracked);
      await locationButton();
    },
  },
  runs: {
    'geolocation.requested': async () => customer.click(await locationButton()),
    'xstate.done.actor.locate': (outcome) => {
      browserAnswers(outcome);
      return actOutsideApp(() => resolveActor('locate'));
    },
    'xstate.error.actor.locate': async (error) => {
      const logged = errorsLogged(() => actOutsideApp(() => rejectActor('locate', error)));
      expect(await logged).toEqual([[error]]);
    },
  },
  states: {
    idle: () => {
      expectLocationOutcome('');
      expect(screen.queryByRole('progressbar', { name: 'Locating' })).not.toBeInTheDocument();
    },
    locating: () => {
      expect(screen.getByRole('button', { name: /Get my location$/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      expect(screen.getByRole('progressbar', { name: 'Locating' })).toBeInTheDocument();
      expectLocationOutcome('');
    },
    found: () => {
      expectLocationOutcome('Location found!');
      expect(screen.getByAltText('Your Location')).toBeInTheDocument();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    },
    failed: (snapshot) => expectLocationFailure(failureSentence(snapshot)),
  },
  held: ['locate'],
  journeys: geolocationJourneys,
  shows: {
    'the map shows the customer': () =>
      expect(screen.getByAltText('Your Location')).toBeInTheDocument(),
  },
});

// The driver's route ---------------------------------------------------------------------------------

/** Returns the position of a marker on the map. */
function placeOf(alt: string): string {
  const { left, top } = screen.getByAltText(alt).style;
  return `${left} ${top}`;
}
const routeLine = () => mapSection().querySelector('path.leaflet-interactive');

walkPaths(driverRouteModel, {
  mounts: {
    'an order at the restaurant': async () => {
      await openTrackedOrder(tracked);
      await screen.findByAltText('Driver Location');
    },
  },
  runs: {
    'route.planned': async () => {
      browserAnswers({ kind: 'found', position: home });
      await customer.click(await locationButton());
    },
    'xstate.after.stepDelay': () => advanceTime(2000),
  },
  states: {
    atRestaurant: () => {
      expect(screen.queryByAltText('Your Location')).not.toBeInTheDocument();
      expect(placeOf('Driver Location')).toBe(placeOf(`Restaurant: ${coal.name}`));
      expect(routeLine()).toBeInTheDocument();
    },
    driving: ({ context }) => {
      expect(routeLine()).toBeInTheDocument();
      const isAtRestaurant = placeOf('Driver Location') === placeOf(`Restaurant: ${coal.name}`);
      expect(isAtRestaurant).toBe(context.reached === 0);
      expect(placeOf('Driver Location')).not.toBe(placeOf('Your Location'));
    },
    arrived: () => expect(placeOf('Driver Location')).toBe(placeOf('Your Location')),
  },
  journeys: driverRouteJourneys,
});

// The simulated status ----------------------------------------------------------------------------

const afterwards = (milliseconds: number) => () => advanceTime(milliseconds);

function expectCard(
  label: string,
  description: string,
  estimate: string | null,
  hasDriver: boolean,
): void {
  const card = within(screen.getByRole('region', { name: `Order #${tracked.id}` }));
  const name = estimate === null ? 'Order status' : 'Sample status updates';
  const status = card.getByRole('region', { name });
  expect(status).toHaveTextContent(`${label}${description}`);
  expect(within(status).queryByRole('status')).not.toBeInTheDocument();
  const estimated = card.queryByText(/^Estimated delivery: /);
  if (estimate === null) expect(estimated).not.toBeInTheDocument();
  else expect(estimated).toHaveTextContent(`Estimated delivery: ${estimate}`);
  const driver = card.queryByRole('heading', { name: 'Your Driver' });
  const chat = card.queryByRole('button', { name: 'Chat with Driver' });
  if (hasDriver) {
    expect(driver).toBeVisible();
    expect(chat).toBeVisible();
  } else {
    expect(driver).not.toBeInTheDocument();
    expect(chat).not.toBeInTheDocument();
  }
}

walkPaths(orderStatusModel, {
  proves: '@4.1 @4.2',
  mounts: {
    'Asha’s order': () => openTrackedOrder(tracked, asha),
  },
  runs: {
    'xstate.after.untilConfirmed': afterwards(0),
    'xstate.after.untilPreparing': afterwards(5000),
    'xstate.after.untilReady': afterwards(10_000),
    'xstate.after.untilPickedUp': afterwards(5000),
    'xstate.after.untilOnTheWay': afterwards(5000),
    'status.countdownEnded': () => wakeTabAt(NOON + 31 * MINUTE),
  },
  states: {
    starting: () => expectCard('Preparing', 'Your food is being prepared', '25-30 min', false),
    confirmed: () =>
      expectCard('Order Confirmed', 'Restaurant has received your order', '25-30 min', false),
    preparing: () => expectCard('Preparing', 'Your food is being prepared', '20-25 min', false),
    ready: () =>
      expectCard('Ready for Pickup', 'Food is ready, waiting for driver', '15-20 min', false),
    pickedUp: () => expectCard('Picked Up', 'Driver has picked up your order', '10-15 min', true),
    onTheWay: () =>
      expectCard('On the Way', 'Driver is heading to your location', '5-10 min', true),
    delivered: () => expectCard('Delivered', 'Order has been delivered', null, false),
  },
  journeys: orderStatusJourneys,
});
