/** Walks the geolocation machine in Chromium. The browser finds a place, denies access, fails or times out. */
import type { Locator } from '@playwright/test';
import type { GeolocationFailure, GeolocationOutcome } from '../../machines/geolocation.ts';
import { home } from '../../tests/fixtures.ts';
import { failureJourneys } from '../../tests/journeys/geolocation.ts';
import { failureSentence, geolocationModel } from '../../tests/models/geolocation.ts';
import { seedStorage } from '../support/storage.ts';
import { expect } from '../support/test.ts';
import { deliveryMap, trackedId, trackedOrder, trackedPath } from '../support/tracking.ts';
import { walkInBrowser } from './walk.ts';
import type { World } from './walk.ts';

const place = { latitude: home[0], longitude: home[1] };

type Stage = World & {
  /** Whether the walk has arranged the outcome of the next request already. */
  isArranged: boolean;
};

/** A fault that is set up before the app requests the location. */
type Fault = GeolocationFailure | 'breakdown' | null;

/**
 * Makes later requests for the location fail in this way. If the fault is `null`, the browser itself answers
 * the requests. A request waits for the event `answered`, unless the fault is `breakdown` or `unsupported`.
 */
async function setFault({ page }: World, fault: Fault): Promise<void> {
  await page.evaluate((kind) => {
    dispatchEvent(new Event('repaired'));
    const present = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation');
    const { prototype } = Geolocation;
    // oxlint-disable-next-line unbound-method -- it is called on its own object
    const real = prototype.getCurrentPosition;
    const repair = () => {
      prototype.getCurrentPosition = real;
      if (present) Object.defineProperty(Navigator.prototype, 'geolocation', present);
    };
    addEventListener('repaired', repair, { once: true });
    // With some privacy settings, and on old devices, the browser has no geolocation.
    if (kind === 'unsupported') Reflect.deleteProperty(Navigator.prototype, 'geolocation');
    prototype.getCurrentPosition = function ask(succeed, fail, options) {
      if (kind === 'breakdown') throw new Error('The compass is broken.');
      const answer = () => {
        // No browser reports this error code today.
        if (kind === 'unknown') fail?.({ code: 0 } as GeolocationPositionError);
        // With a timeout of 0, the browser itself answers that the request timed out.
        else if (kind === 'timeout') real.call(this, succeed, fail, { timeout: 0 });
        else real.call(this, succeed, fail, options);
      };
      addEventListener('answered', answer, { once: true });
    };
  }, fault);
}

/** Sets the browser's permission and position. */
async function setPlace({ context }: World, outcome: GeolocationOutcome): Promise<void> {
  const isDenied = outcome.kind === 'failed' && outcome.reason === 'denied';
  if (isDenied) await context.clearPermissions();
  else await context.grantPermissions(['geolocation']);
  await context.setGeolocation(outcome.kind === 'found' ? place : null);
}

const isUnsupported = (outcome: GeolocationOutcome) =>
  outcome.kind === 'failed' && outcome.reason === 'unsupported';

const status = ({ page }: World): Locator => deliveryMap(page).getByRole('status');
const progress = ({ page }: World): Locator =>
  deliveryMap(page).getByRole('progressbar', { name: 'Locating' });
const marker = ({ page }: World): Locator =>
  deliveryMap(page).getByRole('button', { name: 'Your Location', exact: true });

/**
 * The failures that Chromium itself reports in these walks. tests/paths/tracked-order.test.tsx walks every
 * failure.
 */
const browserJourneys = failureJourneys.filter(({ steps }) =>
  steps.some(
    ([phrase]) =>
      phrase === 'the browser finds no position' || phrase === 'the browser takes too long',
  ),
);

async function prepare(world: World): Promise<Stage> {
  await seedStorage(world.page, 'orders', { [trackedId]: trackedOrder() });
  return { ...world, isArranged: false };
}

walkInBrowser(geolocationModel, {
  prepare,
  mounts: {
    'at the map of an order': async ({ page }) => {
      await page.goto(`${trackedPath}&inspect`);
      await expect(
        deliveryMap(page).getByRole('button', { name: 'Get my location' }),
      ).toBeVisible();
    },
  },
  runs: {
    'geolocation.requested': async (_, stage) => {
      if (!stage.isArranged) await setFault(stage, null);
      stage.isArranged = false;
      await deliveryMap(stage.page)
        .getByRole('button', { name: /Get my location$/ })
        .click();
    },
    'xstate.done.actor.locate': {
      prepareOutcome: async (outcome, stage) => {
        stage.isArranged = true;
        await setPlace(stage, outcome);
        await setFault(stage, outcome.kind === 'failed' ? outcome.reason : null);
      },
      isImmediate: isUnsupported,
      run: (_, { page }) => page.evaluate(() => void dispatchEvent(new Event('answered'))),
    },
    'xstate.error.actor.locate': {
      prepareOutcome: async (_, stage) => {
        stage.isArranged = true;
        await setFault(stage, 'breakdown');
      },
    },
  },
  states: {
    idle: (world) => expect(status(world)).toHaveText(''),
    locating: async (world) => {
      await expect(progress(world)).toBeVisible();
      await expect(status(world)).toHaveText('');
    },
    found: async (world) => {
      await expect(status(world)).toHaveText('Location found!');
      await expect(marker(world)).toBeVisible();
      await expect(progress(world)).toBeHidden();
    },
    failed: async (world, snapshot) => {
      await expect(status(world)).toHaveText(failureSentence(snapshot));
      await expect(progress(world)).toBeHidden();
    },
  },
  journeys: browserJourneys,
  scrollTarget: ({ page }) => deliveryMap(page),
  pageErrors: [/The compass is broken/],
});
