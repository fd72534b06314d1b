/** Checks the app for customers who use a screen reader, forced colours or reduced motion. */
import type { Page } from '@playwright/test';
import { authModal, inventAccount, openAuthModal } from './support/accounts.ts';
import { expectContrast, inBothSchemes } from './support/colours.ts';
import { expectVisibleStops } from './support/focus-look.ts';
import { addButton, address, card, coal, neem } from './support/ordering.ts';
import { expect, test } from './support/test.ts';
import { deliveryMap, followAsVisitor, stopClock, trackedPath } from './support/tracking.ts';

declare global {
  var announced: string[] | undefined;
}

/** Returns those lines of an accessibility tree that contain a control without a name. */
function nameless(tree: string): string[] {
  return tree
    .split('\n')
    .filter((line) =>
      /^\s*- (button|link|textbox|searchbox|combobox|tab|menuitem)(?=[ :]|$)(?! ")/.test(line),
    );
}

/** Checks that the accessibility tree contains these lines, and that every control in it has a name. */
async function heard(page: Page, ...lines: string[]): Promise<void> {
  const body = page.locator('body');
  for (const line of lines) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    await expect.poll(() => body.ariaSnapshot()).toContain(line);
  }
  expect(nameless(await body.ariaSnapshot())).toEqual([]);
}

test('a customer orders with only the roles and names that a screen reader announces @18.1', async ({
  page,
}) => {
  const press = async (role: 'link' | 'button', name: string) => {
    await page.getByRole(role, { name, exact: true }).press('Enter');
  };
  const write = async (name: string, text: string) => {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  };
  // The shortest password that the app accepts.
  const account = { ...inventAccount(), password: '123456' };
  await page.goto('/');
  await heard(page, 'banner', 'navigation "Main"', '- main', 'contentinfo', '[level=1]');
  await press('link', 'Order Now');
  await heard(page, 'heading "5 restaurants found" [level=1]', `link "${neem.name}"`);
  await press('link', neem.name);
  await heard(page, `heading "${neem.name}" [level=1]`, `button "Add ${neem.pizza} to cart"`);
  await press('button', `Add ${neem.pizza} to cart`);
  await heard(page, `group "Quantity of ${neem.pizza}"`, 'button "Cart, 1 item"');
  await press('button', 'Cart, 1 item');
  await heard(page, 'dialog "Your Order"', 'button "Sign in to Order" [disabled]');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).press('Enter');
  await heard(page, 'dialog "Create Account"', 'textbox "Full Name"');
  await write('Full Name', account.fullName);
  await write('Email Address', account.email);
  await write('Password', account.password);
  await write('Confirm Password', account.password);
  await press('button', 'Create Account');
  await heard(page, 'dialog "Your Order"', 'link "Proceed to Checkout"');
  await press('link', 'Proceed to Checkout');
  await heard(page, 'heading "Checkout" [level=1]', 'textbox "Card Number"');
  for (const [name, text] of Object.entries({ ...address, ...card })) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await write(name, text);
  }
  await page.getByRole('button', { name: /^Place Order/ }).press('Enter');
  await heard(page, 'Order placed successfully!', 'timer', 'region "Delivery map"');
});

test('controls and selections stay visible in forced colours @P.38', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(coal.path);
  const highlight = await page.evaluate(() => {
    const sample = document.createElement('div');
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
    document.body.append(sample);
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return backgroundColor;
  });
  await expect(page.locator('.MuiTabs-indicator')).toHaveCSS('background-color', highlight);
  await expect(addButton(page, coal.roll)).not.toHaveCSS('border-top-width', '0px');
  await page.goto('/restaurants');
  await expect(page.getByRole('button', { name: 'All', pressed: true })).toHaveCSS(
    'outline-style',
    'solid',
  );
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Restaurants', exact: true }),
  ).toHaveCSS('text-decoration-line', 'underline');
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(page.getByRole('combobox', { name: 'Estimated delivery time' })).toHaveCSS(
    'color',
    transparent,
  );
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort).not.toHaveCSS('color', transparent);
  await openAuthModal(page, 'Sign Up');
  await expect(authModal(page)).toHaveCSS('outline-style', 'solid');
  await expect(
    authModal(page).getByRole('button', { name: 'Create Account', exact: true }),
  ).toHaveCSS('border-top-style', 'solid');
  await expectVisibleStops(page, authModal(page).getByRole('button', { name: /^Already have/ }));
});

test('nothing on the tracking page moves for customers who prefer reduced motion, and the route on the map has a contrast of at least 3:1 with its outline', async ({
  page,
}) => {
  const moving = async () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await followAsVisitor(page);
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
  const route = deliveryMap(page).locator('path.leaflet-interactive');
  await expect(route).toBeVisible();
  await inBothSchemes(page, async () => expectContrast(route, 'stroke', 3));
});

test('a screen reader announces the stages of a delivery, but not each second of the countdown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const announced: string[] = [];
    globalThis.announced = announced;
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=status], [role=alert], [aria-live=polite]');
        const text = region?.textContent.trim();
        if (text && announced.at(-1) !== text) announced.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await followAsVisitor(page);
  await stopClock(page);
  const told = async () => page.evaluate(() => globalThis.announced ?? []);
  const before = (await told()).length;
  await page.clock.runFor('03:00');
  const during = (await told()).slice(before);
  expect(during.length).toBeLessThanOrEqual(3);
  await page.clock.runFor('20:00');
  await expect.poll(async () => (await told()).join('\n')).toMatch(/delivered/i);
  expect((await told()).length - before).toBeLessThanOrEqual(30);
  expect(page.url()).toContain(trackedPath);
});
