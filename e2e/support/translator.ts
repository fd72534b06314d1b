import type { Page } from '@playwright/test';
import { translatePage } from '../../tests/components/translator.ts';
import { expect } from './test.ts';

declare global {
  var translator: ReturnType<typeof translatePage>;
}

/**
 * Replaces all present and future text nodes of a page, as Chrome's translation does.
 *
 * @param translation the source of a function that translates a text
 */
export async function translate(page: Page, translation: string): Promise<void> {
  await page.evaluate(`globalThis.translator = (${translatePage.toString()})(${translation})`);
}

/** Checks that the page has shown every change of a text since `translate` was called. */
export async function expectNothingStale(page: Page): Promise<void> {
  expect(await page.evaluate(() => globalThis.translator.stop())).toEqual([]);
}
