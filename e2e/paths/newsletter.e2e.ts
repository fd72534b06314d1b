/** The newsletter form of the blog in Chromium. */
import { newsletterModel } from '../../src/statecharts/models/newsletter.ts';
import { expect } from '../support/test.ts';
import { walkInBrowser } from './walk.ts';
import type { World } from './walk.ts';

const field = ({ page }: World) =>
  page.getByRole('main').getByRole('textbox', { name: /newsletter$/ });
const thanks = ({ page }: World) => page.getByText(/^Thank you! We’ll write to /);

walkInBrowser(newsletterModel, {
  prepare: (world) => Promise.resolve(world),
  mounts: {
    'at the newsletter form': async ({ page }) => {
      await page.goto('/blog?inspect');
    },
  },
  runs: {
    'newsletter.subscribed': async ({ email }, world) => {
      await field(world).fill(email);
      await field(world).press('Enter');
    },
  },
  states: {
    editing: (world) => expect(field(world)).toHaveAttribute('required'),
    confirmed: async (world) => {
      await expect(field(world)).toBeHidden();
      await expect(thanks(world)).toBeVisible();
    },
  },
  look: (world) => field(world).or(thanks(world)).first(),
});
