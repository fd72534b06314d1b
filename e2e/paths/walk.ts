/** Walks the paths of one of the app's machines in Chromium, on the production build. */
import type { AnyModel } from 'chartwalk';
import { isGallery, walkerInBrowser } from 'chartwalk/playwright';
import type { BrowserWalks } from 'chartwalk/playwright';
import { startAtTheSameMoment } from '../gallery/same-moment.ts';
import { expect, test } from '../support/test.ts';

export { passing } from 'chartwalk/playwright';
export type { World } from 'chartwalk/playwright';

const walk = walkerInBrowser({ test, expect });

type Walks<Model extends AnyModel, Stage> = BrowserWalks<Model, Stage> & {
  /** Errors that the walk causes in the browser's log. */
  pageErrors?: readonly RegExp[];
};

export function walkInBrowser<Model extends AnyModel, Stage>(
  model: Model,
  walks: Walks<Model, Stage>,
): void {
  const { pageErrors: provoked = [] } = walks;
  test.beforeEach(({ pageErrors }) => pageErrors.expect(...provoked));
  if (isGallery) test.beforeEach(({ page }) => startAtTheSameMoment(page));
  walk(model, walks);
}
