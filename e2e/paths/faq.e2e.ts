/** The questions of the services page in Chromium. */
import { questions } from '../../src/data/questions.ts';
import { faqModel } from '../../tests/models/faq.ts';
import { expect } from '../support/test.ts';
import { walkInBrowser } from './walk.ts';
import type { World } from './walk.ts';

const textOf = (id: string | null) => questions.find((it) => it.id === id)?.question ?? '';
const answers = ({ page }: World, expanded: boolean) =>
  page.getByRole('main').getByRole('button', { expanded });

walkInBrowser(faqModel, {
  prepare: (world) => Promise.resolve(world),
  mounts: {
    'at the questions': async ({ page }) => {
      await page.goto('/services?inspect');
    },
  },
  runs: {
    'faq.toggled': ({ question }, { page }) =>
      page.getByRole('button', { name: textOf(question) }).click(),
  },
  states: {
    closed: async (world) => {
      await expect(answers(world, true)).toHaveCount(0);
      await expect(answers(world, false)).toHaveCount(questions.length);
    },
    open: async (world, { context }) => {
      await expect(answers(world, true)).toHaveText([textOf(context.question)]);
    },
  },
  look: ({ page }) => page.getByRole('button', { name: questions[0].question }),
});
