/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { GeolocationOutcome } from '../../machines/geolocation.ts';
import type { Coordinates } from '../../machines/entities.ts';
import {
  driverRouteMachine,
  geolocationMachine,
  orderStatusMachine,
  placementAlertMachine,
} from '../../machines/index.ts';
import { planRoute } from '../../src/domain/delivery-route.ts';
import {
  asha,
  customer,
  errorsLogged,
  meanwhile,
  openFreshBrowser,
  startTheClock,
  stopTheClock,
} from '../components/app.tsx';
import { coal, sampleRestaurant } from '../components/kitchen.ts';
import { openTrackedOrder, order } from '../components/orders.ts';
import { breakDown, letGoOn } from './observed-actors.ts';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

const START = Date.parse('2026-01-01T12:00:00.000Z');
const MINUTE = 60_000;
const tracked = order({ estimatedDelivery: new Date(START + 30 * MINUTE).toISOString() });
const home: Coordinates = [28.57, 77.2];

beforeEach(() => {
  openFreshBrowser();
  stopTheClock(START);
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  startTheClock();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const timePasses = (milliseconds: number) =>
  meanwhile(() => {
    vi.advanceTimersByTime(milliseconds);
  });

// The alert that an order was placed --------------------------------------------------------------

const alert = () =>
  screen.queryByText(`Order placed successfully! Your tracking ID is: ${tracked.id}`);

walkPaths(placementAlertMachine, {
  starts: [{ name: 'just sent to the order', mount: () => openTrackedOrder(tracked) }],
  moves: {
    'xstate.after.alertDelay': {
      samples: { 'half a second passes': {} },
      run: () => timePasses(500),
    },
    'alert.dismissed': {
      samples: { 'the alert is closed': {} },
      run: () => customer.click(within(screen.getByRole('alert')).getByRole('button')),
    },
  } satisfies Moves<typeof placementAlertMachine>,
  states: {
    waiting: () => expect(alert()).not.toBeInTheDocument(),
    shown: () => expect(screen.getByRole('alert')).toContainElement(alert()),
    dismissed: () => expect(alert()).not.toBeInTheDocument(),
  } satisfies States<typeof placementAlertMachine>,
  walksSimplePaths: true,
});

// The customer's position --------------------------------------------------------------------------

const codes = { denied: 1, unavailable: 2, timeout: 3, unknown: 4 } as const;

/** From here on, the browser answers so when it is asked for the position. */
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

walkPaths(geolocationMachine, {
  starts: [
    {
      name: 'at the map of an order',
      mount: async () => {
        await openTrackedOrder(tracked);
        await locationButton();
      },
    },
  ],
  moves: {
    'geolocation.requested': {
      samples: { 'the customer asks for their location': {} },
      run: async () => customer.click(await locationButton()),
    },
    'xstate.done.actor.locate': {
      samples: {
        'the browser finds it': { kind: 'found', position: home },
        'the browser can’t': { kind: 'failed', reason: 'unsupported' },
        'the customer denies it': { kind: 'failed', reason: 'denied' },
        'the browser does not know': { kind: 'failed', reason: 'unavailable' },
        'the browser takes too long': { kind: 'failed', reason: 'timeout' },
        'the browser fails in its own way': { kind: 'failed', reason: 'unknown' },
      },
      run: (outcome) => {
        browserAnswers(outcome);
        return meanwhile(() => letGoOn('locate'));
      },
    },
    'xstate.error.actor.locate': {
      samples: { 'locating breaks down': new Error('The compass is broken.') },
      run: async (error) => {
        const logged = errorsLogged(() => meanwhile(() => breakDown('locate', error)));
        expect(await logged).toEqual([[error]]);
      },
    },
  } satisfies Moves<typeof geolocationMachine>,
  states: {
    idle: () => expectLocationOutcome(''),
    locating: () => {
      expect(screen.getByRole('progressbar', { name: 'Locating' })).toBeInTheDocument();
      expectLocationOutcome('');
    },
    found: () => {
      expectLocationOutcome('Location found!');
      expect(screen.getByAltText('Your Location')).toBeInTheDocument();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    },
    'failed.unsupported': () =>
      expectLocationOutcome('Geolocation is not supported by this browser.'),
    'failed.denied': () =>
      expectLocationOutcome('Location access denied. Please enable location services.'),
    'failed.unavailable': () => expectLocationOutcome('Location information unavailable.'),
    'failed.timeout': () => expectLocationOutcome('Location request timed out.'),
    'failed.unknown': () => expectLocationOutcome('An unknown error occurred.'),
  } satisfies States<typeof geolocationMachine>,
  memory: ({ position }) => position,
  held: ['locate'],
});

// The driver's way -----------------------------------------------------------------------------------

const restaurantPlace = sampleRestaurant(coal.id).location;
/** Where a marker stands on the map. */
function placeOf(alt: string): string {
  const { left, top } = screen.getByAltText(alt).style;
  return `${left} ${top}`;
}
const routeLine = () => mapSection().querySelector('path.leaflet-interactive');

walkPaths(driverRouteMachine, {
  starts: [
    {
      name: 'an order at the restaurant',
      input: { restaurant: restaurantPlace },
      mount: async () => {
        await openTrackedOrder(tracked);
        await screen.findByAltText('Driver Location');
      },
    },
  ],
  moves: {
    'route.planned': {
      samples: {
        'the customer’s position is found': { stops: planRoute(restaurantPlace, home, () => 0) },
      },
      run: async () => {
        browserAnswers({ kind: 'found', position: home });
        await customer.click(await locationButton());
      },
    },
    'xstate.after.stepDelay': {
      samples: { 'two seconds pass': {} },
      run: () => timePasses(2000),
    },
  } satisfies Moves<typeof driverRouteMachine>,
  states: {
    atRestaurant: () => {
      expect(placeOf('Driver Location')).toBe(placeOf(`Restaurant: ${coal.name}`));
      expect(routeLine()).not.toBeInTheDocument();
    },
    driving: ({ context }) => {
      expect(routeLine()).toBeInTheDocument();
      const isAtRestaurant = placeOf('Driver Location') === placeOf(`Restaurant: ${coal.name}`);
      expect(isAtRestaurant).toBe(context.reached === 0);
      expect(placeOf('Driver Location')).not.toBe(placeOf('Your Location'));
    },
    arrived: () => expect(placeOf('Driver Location')).toBe(placeOf('Your Location')),
  } satisfies States<typeof driverRouteMachine>,
  memory: ({ reached, stops }) => [reached, stops.length],
});

// The simulated status ----------------------------------------------------------------------------

const afterwards = (milliseconds: number, phrase: string) => ({
  samples: { [phrase]: {} },
  run: () => timePasses(milliseconds),
});

function expectCard(label: string, estimate: string | null, hasDriver: boolean): void {
  const card = within(screen.getByRole('region', { name: `Order #${tracked.id}` }));
  expect(card.getByRole('status')).toHaveTextContent(label);
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

walkPaths(orderStatusMachine, {
  starts: [{ name: 'Asha’s order', mount: () => openTrackedOrder(tracked, asha) }],
  moves: {
    'xstate.after.untilConfirmed': afterwards(0, 'a moment passes'),
    'xstate.after.untilPreparing': afterwards(5000, 'five seconds pass'),
    'xstate.after.untilReady': afterwards(10_000, 'ten more seconds pass'),
    'xstate.after.untilPickedUp': afterwards(5000, 'five more seconds pass'),
    'xstate.after.untilOnTheWay': afterwards(5000, 'another five seconds pass'),
    'status.countdownEnded': {
      samples: { 'the page is shown again after the delivery': {} },
      run: () =>
        meanwhile(() => {
          vi.setSystemTime(START + 31 * MINUTE);
          document.dispatchEvent(new Event('visibilitychange'));
        }),
    },
  } satisfies Moves<typeof orderStatusMachine>,
  states: {
    starting: () => expectCard('Preparing', '25-30 min', false),
    confirmed: () => expectCard('Order Confirmed', '25-30 min', false),
    preparing: () => expectCard('Preparing', '20-25 min', false),
    ready: () => expectCard('Ready for Pickup', '15-20 min', false),
    pickedUp: () => expectCard('Picked Up', '10-15 min', true),
    onTheWay: () => expectCard('On the Way', '5-10 min', true),
    delivered: () => expectCard('Delivered', null, false),
  } satisfies States<typeof orderStatusMachine>,
});
