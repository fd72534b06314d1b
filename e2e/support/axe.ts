/** Checks WCAG rules with axe, in both colour schemes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { inBothSchemes } from './colours.ts';
import { expect } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything: Axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // This rule is part of WCAG 2.2, but off by default.
  rules: { 'target-size': { enabled: true } },
};
/** The rules whose result depends only on colours. In the dark scheme, only these are checked. */
const colours: Axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
const rules = { light: everything, dark: colours };

/** The region of an open dialog or drawer. */
export const openDialog = '[role="dialog"]';

/**
 * Checks that the screen breaks no rule.
 *
 * @param region a CSS selector of the part to check, if the rest of the page has been checked already
 */
export async function expectAccessible(page: Page, region?: string): Promise<void> {
  await inBothSchemes(page, async (colorScheme) => {
    const found = await findViolations(page, rules[colorScheme], region);
    expect(found, `in the ${colorScheme} scheme`).toEqual([]);
  });
}

/** Returns a description of each violation. The page loads axe once, because it is large. */
async function findViolations(
  page: Page,
  options: Axe.RunOptions,
  region?: string,
): Promise<readonly string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await loadAxe(page);
  return page.evaluate(
    async ([chosen, part]) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await checker.run(part ?? document, {
        ...chosen,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      );
    },
    [options, region] as const,
  );
}

async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe);
  await page.evaluate(() => {
    const { axe: checker } = globalThis as unknown as { axe: typeof Axe };
    // Skip buttons with a badge. Such a button's name already contains the number, as in “1 unread message”,
    // so the badge itself is hidden from screen readers.
    const selector = ':not(:has(span[aria-hidden="true"]))';
    checker.configure({ rules: [{ id: 'label-content-name-mismatch', selector }] });
  });
}
