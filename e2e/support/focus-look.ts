/** Checks that each control looks different with the focus and is not hidden. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  var focusLook: { element: Element; look: string } | undefined;
}

/**
 * The number of elements that may show the focus: a control and the elements around it. A frame or a card
 * around a control may show the focus instead.
 */
const LEVELS = 5;

/**
 * Compares how the previously focused element looks with and without the focus, and records how the newly
 * focused element looks.
 *
 * @returns `unseen`: the name of the previous element if it looks the same without the focus, or '';
 *   `isLast`: whether the last element has the focus now
 */
async function findUnseenFocus(page: Page, last: ElementHandle | null) {
  return page.evaluate(
    async ([levels, end]: readonly [number, Node | null]) => {
      const lookOf = (element: Element): string => {
        const seen: string[] = [];
        let node: Element | null = element;
        for (let level = 0; node && node.tagName !== 'HEADER' && level < levels; level += 1) {
          for (const part of [node, ...node.querySelectorAll(':scope > fieldset')]) {
            const { outline, boxShadow, border, backgroundColor } = getComputedStyle(part);
            seen.push(outline, boxShadow, border, backgroundColor);
          }
          node = node.parentElement;
        }
        return seen.join('|');
      };
      // React draws the focus a frame after the browser has moved it.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);

      const before = globalThis.focusLook;
      const now = document.activeElement ?? document.body;
      globalThis.focusLook =
        now === document.body ? undefined : { element: now, look: lookOf(now) };
      const isLast = now === end;
      if (!before?.element.isConnected || before.element === now) return { unseen: '', isLast };
      const { element, look } = before;
      const isUnseen = lookOf(element) === look;
      return { unseen: isUnseen ? (element.ariaLabel ?? element.textContent) : '', isLast };
    },
    [LEVELS, last] as const,
  );
}

/**
 * Presses Tab from the focused element to the last stop. Checks that each stop looks different with the
 * focus.
 */
export async function expectVisibleStops(page: Page, last: Locator): Promise<void> {
  await expect(last).toBeVisible();
  // Find the element once, because finding it by name at every stop would take most of the time.
  const end = await last.elementHandle();
  const unseen: string[] = [];
  let isLast = false;
  for (let stop = 0; stop < 80 && !isLast; stop += 1) {
    /* oxlint-disable no-await-in-loop -- one stop after the other */
    await page.keyboard.press('Tab');
    const found = await findUnseenFocus(page, end);
    unseen.push(found.unseen);
    isLast = found.isLast;
    /* oxlint-enable no-await-in-loop */
  }
  await expect(last).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  unseen.push((await findUnseenFocus(page, end)).unseen);
  expect(unseen.filter((name) => name !== '')).toEqual([]);
}

/** Returns the name of the focused element, and whether any part of the element is visible. */
async function findFocus(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement ?? document.body;
    const isInSight = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const shares = [0.05, 0.5, 0.95];
      const seen = shares
        .flatMap((x) =>
          shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
        )
        .filter((seenElement) => seenElement !== null);
      // A label or a frame of a field may cover the field. Such a field does not count as hidden.
      return seen.some((one) => element.contains(one) || one.contains(element));
    };
    // A page that is still being laid out or scrolled needs a moment.
    for (let frame = 0; frame < 30 && !isInSight(); frame += 1) {
      // oxlint-disable-next-line no-await-in-loop -- frames follow one another
      await new Promise(requestAnimationFrame);
    }
    return {
      name: element.ariaLabel ?? element.textContent,
      isBeforeMain: element === document.body || element.closest('header') !== null,
      isInSight: isInSight(),
    };
  });
}

/** Presses a key until the focus leaves the content or reaches `lastName`. Checks that no stop is hidden. */
async function expectStopsInSight(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  lastName?: string,
): Promise<void> {
  const hidden: string[] = [];
  let stops = 0;
  for (let isEnd = false; !isEnd; stops += 1) {
    /* oxlint-disable no-await-in-loop -- one stop after the other */
    await page.keyboard.press(key);
    const { name, isBeforeMain, isInSight } = await findFocus(page);
    isEnd = isBeforeMain || name === lastName;
    if (!isInSight) hidden.push(name);
    /* oxlint-enable no-await-in-loop */
  }
  expect(stops).toBeGreaterThan(5);
  expect(hidden).toEqual([]);
}

/** Presses Tab from the start of a dialog to the control with this name. Checks that no stop is hidden. */
export async function expectStopsOfDialogInSight(page: Page, lastName: string): Promise<void> {
  await page.getByRole('dialog').focus();
  await expectStopsInSight(page, 'Tab', lastName);
}

/** Presses Tab from the page's content to the document's end, and checks that no stop is hidden. */
export async function expectStopsInSightOnTheWayDown(page: Page): Promise<void> {
  await page.locator('main').focus();
  await expectStopsInSight(page, 'Tab');
}

/** Presses Shift+Tab from a control back to the header, and checks that no stop is hidden. */
export async function expectStopsInSightOnTheWayBack(page: Page, from: Locator): Promise<void> {
  await from.focus();
  await expectStopsInSight(page, 'Shift+Tab');
}
