/** Walks the tracking demo of the home page in Chromium, with a clock that only the walk moves. */
import { homeDemoModel } from '../../tests/models/home-demo.ts';
import { stopClock } from '../support/tracking.ts';
import { expect } from '../support/test.ts';
import { walkInBrowser } from './walk.ts';
import type { World } from './walk.ts';

const demo = ({ page }: World) => page.getByRole('region', { name: 'See how tracking works' });

const at =
  (...statuses: string[]) =>
  async (world: World, { context }: { context: { progress: number } }) => {
    await expect(demo(world).getByRole('listitem')).toContainText(statuses);
    await expect(
      demo(world).getByRole('progressbar', { name: 'Demo delivery progress' }),
    ).toHaveAttribute('aria-valuenow', String(context.progress));
  };

walkInBrowser(homeDemoModel, {
  prepare: async (world) => {
    await world.page.clock.install({ time: Date.now() });
    return world;
  },
  mounts: {
    'at the tracking demo': async ({ page }) => {
      await page.goto('/?inspect');
      await stopClock(page);
    },
  },
  runs: {
    'demo.started': async (_, world) => {
      await demo(world).getByRole('textbox', { name: 'Try any order ID' }).fill('FD12345');
      await demo(world).getByRole('button', { name: 'Start demo' }).click();
    },
    'xstate.after.step': (_, { page }) => page.clock.runFor(200),
  },
  states: {
    idle: at('completed', 'current', 'pending', 'pending'),
    restaurant: at('current', 'pending', 'pending', 'pending'),
    mainStreet: at('completed', 'current', 'pending', 'pending'),
    oakAvenue: at('completed', 'completed', 'current', 'pending'),
    yourLocation: at('completed', 'completed', 'completed', 'current'),
    delivered: at('completed', 'completed', 'completed', 'completed'),
  },
  scrollTarget: demo,
});
