/** Checks WCAG rules with axe, in both colour schemes. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { inBothSchemes } from './colours.ts';
import { expect } from './test.ts';

const everything: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // This rule is part of WCAG 2.2, but off by default.
  rules: { 'target-size': { enabled: true } },
};
/** Rules whose result depends only on colours. */
const colours: RunOptions = {
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
    // Legacy mode suffices, because the pages contain no frames.
    const builder = new AxeBuilder({ page }).setLegacyMode();
    if (region !== undefined) builder.include(region);
    const { violations } = await builder.options(rules[colorScheme]).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
    expect(found, `in the ${colorScheme} scheme`).toEqual([]);
  });
}
