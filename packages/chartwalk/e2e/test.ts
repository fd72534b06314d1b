/**
 * Provides the test function for all browser tests. A test fails on any unexpected error or warning in the
 * browser.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

class Troubles {
  #found: string[] = [];
  #expected: RegExp[] = [];

  /** Declares errors that the test causes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  note(trouble: string): void {
    this.#found.push(trouble);
  }

  unexpected(): string[] {
    return this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

export const test = base.extend<{ troubles: Troubles }>({
  troubles: [
    async ({ context }, provide) => {
      const troubles = new Troubles();
      context.on('console', (message) => {
        // Warnings count as errors, because the console should stay empty.
        if (/^(?:error|warning)$/.test(message.type())) troubles.note(message.text());
      });
      context.on('weberror', (webError) => troubles.note(String(webError.error())));
      await provide(troubles);
      expect(troubles.unexpected(), 'errors nobody expected').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Presses Tab until the control has the focus. Fails if more than `stops` presses are needed. */
export async function tabTo(page: Page, control: Locator, stops = 80): Promise<void> {
  await expect(control).toBeVisible();
  const found = await control.elementHandle();
  const hasFocus = async () => found?.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < stops; stop += 1) {
    /* oxlint-disable no-await-in-loop -- one stop after the other */
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
    /* oxlint-enable no-await-in-loop */
  }
  await expect(control, `within ${stops} stops`).toBeFocused();
}

export const narrowest = { width: 320, height: 640 };

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

const everything: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // This rule is part of WCAG 2.2, but axe does not check it by default.
  rules: { 'target-size': { enabled: true } },
};
/** The rules whose results depend only on colours. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
const schemes = [
  ['light', everything],
  ['dark', colours],
] as const;

/**
 * Waits until the colours no longer change. Even with reduced motion, inherited colours take a few frames to
 * reach all elements.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      // oxlint-disable-next-line no-await-in-loop -- frames come one after the other
      await new Promise(requestAnimationFrame);
      if (document.getAnimations().some(({ playState }) => playState === 'running')) quiet = 0;
    }
  });
}

/**
 * Checks WCAG rules with axe, in both colour schemes.
 *
 * @param region a CSS selector of the part to check, if other tests check the rest of the page
 */
export async function expectAccessible(page: Page, region = 'html'): Promise<void> {
  for (const [colorScheme, options] of schemes) {
    /* oxlint-disable no-await-in-loop -- one scheme after the other, on the same page */
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const { violations } = await new AxeBuilder({ page })
      .include(region)
      .setLegacyMode()
      .options(options)
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
    expect(found, `in the ${colorScheme} scheme`).toEqual([]);
    /* oxlint-enable no-await-in-loop */
  }
}
