import type { Page } from '@playwright/test';
import { translatePage } from '../../tests/components/translator.ts';
import { expect } from './test.ts';

declare global {
  var translator: ReturnType<typeof translatePage>;
}

/** Translates a page from now on, as Chrome does. Without a translation, the words stay the same. */
export async function translate(page: Page, translation = '(text) => text'): Promise<void> {
  await page.evaluate(`globalThis.translator = (${translatePage.toString()})(${translation})`);
}

/** Checks that the page has shown each change of a text since then. */
export async function expectNothingStale(page: Page): Promise<void> {
  expect(await page.evaluate(() => globalThis.translator.stop())).toEqual([]);
}
