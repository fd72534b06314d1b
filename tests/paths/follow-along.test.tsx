import { screen, within } from '@testing-library/react';
import { deflateRawSync } from 'node:zlib';
import { beforeEach, expect } from 'vitest';
import { followAlongModel } from '../../src/statecharts/models/follow-along.ts';
import { followed } from '../../src/statecharts/models/values.ts';
import { errorsLogged, goTo, meanwhile, openApp, openFreshBrowser } from '../components/app.tsx';
import { breakDown, letGoOn } from './observed-actors.ts';
import { walkPaths } from './walk.ts';

const MINUTE = 60_000;
const { restaurant, items, driver } = followed;
/** Unpacking takes the browser a moment, so the clock has to go on. */
const due = Date.now() + 30 * MINUTE;

function linkDueAt(time: number): string {
  const list = [restaurant.id, restaurant.name, items, time, driver];
  return `1.${deflateRawSync(JSON.stringify(list)).toString('base64url')}`;
}

/**
 * The link decides what becomes of it, and it is there before it is read: so another one takes its place
 * in the address, of which that is true.
 */
const links: Readonly<Record<string, string>> = {
  readable: linkDueAt(due),
  damaged: linkDueAt(due).slice(0, -6),
  old: linkDueAt(due - 91 * MINUTE),
  newer: linkDueAt(due).replace('1.', '2.'),
};

const addressOf = (name: string) => `/track#follow=${links[name] ?? ''}`;

beforeEach(openFreshBrowser);

const main = () => within(screen.getByRole('main'));
const heading = (name: string) => main().queryByRole('heading', { name });
const sentences = {
  damaged: 'This link doesn’t work',
  old: 'This delivery is over',
  newer: 'This link needs a newer FoodDash',
};

function expectUnreadable(reason: keyof typeof sentences): void {
  for (const [other, title] of Object.entries(sentences)) {
    if (other === reason) expect(heading(title)).toBeVisible();
    else expect(heading(title)).not.toBeInTheDocument();
  }
  expect(main().queryByRole('timer')).not.toBeInTheDocument();
}

walkPaths(followAlongModel, {
  mounts: {
    'at a link from a friend': () => openApp({ address: addressOf('readable'), user: null }),
  },
  runs: {
    'xstate.done.actor.readLink': async (outcome) => {
      await goTo(addressOf(outcome.kind));
      await meanwhile(() => letGoOn('readLink'));
    },
    'xstate.error.actor.readLink': async (error) => {
      const logged = errorsLogged(() => meanwhile(() => breakDown('readLink', error)));
      expect(await logged).toEqual([[error]]);
    },
  },
  states: {
    reading: () => {
      expect(heading('Follow Along')).toBeVisible();
      expect(main().queryByRole('timer')).not.toBeInTheDocument();
    },
    following: async () => {
      expect(main().getByRole('timer')).toHaveTextContent(/^(?:30:00|2\d:\d\d)$/);
      expect(main().getByText(/^Ravi is bringing 2 items from/)).toHaveTextContent(
        'Ravi is bringing 2 items from Coal & Rumali.',
      );
      expect(await screen.findByAltText('Driver Location')).toBeInTheDocument();
      expect(screen.queryByAltText('Delivery Location')).not.toBeInTheDocument();
    },
    'unreadable.damaged': () => expectUnreadable('damaged'),
    'unreadable.old': () => expectUnreadable('old'),
    'unreadable.newer': () => expectUnreadable('newer'),
  },
  held: ['readLink'],
  journeys: [
    { name: 'a friend follows', steps: [['it tells of a delivery', 'following']] },
    { name: 'a damaged link', steps: [['part of it is missing', { unreadable: 'damaged' }]] },
    { name: 'an old link', steps: [['the delivery was long ago', { unreadable: 'old' }]] },
    {
      name: 'a link from a newer FoodDash',
      steps: [['a newer FoodDash has made it', { unreadable: 'newer' }]],
    },
    {
      name: 'a link that can’t be read for any other reason',
      steps: [['reading it breaks down', { unreadable: 'damaged' }]],
    },
  ],
});
