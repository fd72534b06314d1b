/** Checks that no page scrolls sideways and no text is cut off. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const narrowest = { width: 320, height: 640 };

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Scripts that react to the size of the screen need a moment.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** Returns the texts that are cut off by their own box. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(element);
      // Long names in the header and texts for screen readers are cut off on purpose.
      const isOnPurpose = clipPath !== 'none' || textOverflow === 'ellipsis';
      if (isOnPurpose || element.clientWidth <= 1) continue;
      // A card cuts off whatever is wider than the card.
      const isCard = element.localName === 'article' && overflowX === 'hidden';
      if (!isText && !isCard) continue;
      const isWider = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const isHigher = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
      if (isWider || isHigher) cut.push(element.textContent);
    }
    return cut;
  });
}

/** Enlarges all text, as some customers do. */
export async function enlargeText(page: Page, size = '200%'): Promise<void> {
  await page.evaluate(async (fontSize) => {
    document.documentElement.style.setProperty('font-size', fontSize);
    // The app measures its header and its notices in the frame after the text size has changed.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, size);
}

/** Enlarges all text, and checks that everything still fits. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await enlargeText(page);
  await expectNoSidewaysScroll(page);
  expect(await cutTexts(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
