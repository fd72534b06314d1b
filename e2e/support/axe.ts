/** Checks WCAG rules with axe, in both colour schemes. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
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
const schemes = [
  ['light', everything],
  ['dark', colours],
] as const;

/** Waits for three frames without animations, because children take on their parents' colours late. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      // oxlint-disable-next-line no-await-in-loop -- frames follow one another
      await new Promise(requestAnimationFrame);
      if (document.getAnimations().some(({ playState }) => playState === 'running')) quiet = 0;
    }
  });
}

/** The region of an open dialog or drawer. */
export const openDialog = '[role="dialog"]';

/**
 * Checks that the screen breaks no rule.
 *
 * @param region a CSS selector of the part to check, if the rest of the page has been checked already
 */
export async function expectAccessible(page: Page, region?: string): Promise<void> {
  for (const [colorScheme, options] of schemes) {
    /* oxlint-disable no-await-in-loop -- one scheme after the other, on the same page */
    await page.emulateMedia({ colorScheme });
    await settle(page);
    // Legacy mode suffices, because the pages contain no frames.
    const builder = new AxeBuilder({ page }).setLegacyMode();
    if (region !== undefined) builder.include(region);
    const { violations } = await builder.options(options).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
    expect(found, `in the ${colorScheme} scheme`).toEqual([]);
    /* oxlint-enable no-await-in-loop */
  }
}
