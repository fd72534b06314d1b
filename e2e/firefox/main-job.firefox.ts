/** Checks a whole order in Firefox, using roles and names, as assistive technology sees them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';
import type { ElementHandle, Page } from 'puppeteer-core';
import { inventAccount } from '../support/accounts.ts';
import { address, card, neem } from '../support/ordering.ts';
import { expect, test } from './test.ts';

const home = 'http://localhost:4173';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Role = 'link' | 'button' | 'heading' | 'dialog' | 'region';

const named = (role: Role, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

// Use handles instead of Puppeteer's locators. In some versions, locators create functions from text, which
// the page's content security policy forbids.
async function find(page: Page, selector: string): Promise<ElementHandle> {
  const found = await page.waitForSelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

async function press(page: Page, role: Role, name: string): Promise<void> {
  const control = await find(page, named(role, name));
  await control.click();
}

async function write(page: Page, name: string, text: string): Promise<void> {
  // In Firefox, a password field does not have the role of a text box.
  const field = await find(page, `::-p-aria([name="${name}"])`);
  await field.type(text);
}

async function sees(page: Page, role: Role, name: string): Promise<void> {
  await find(page, named(role, name));
}

test('a customer orders in Firefox and tracks the delivery', async ({ firefox: page }) => {
  test.slow();
  const account = inventAccount();
  await page.goto(home);
  await press(page, 'link', 'Order Now');
  await sees(page, 'heading', '5 restaurants found');
  await press(page, 'link', neem.name);
  await press(page, 'button', `Add ${neem.pizza} to cart`);
  await press(page, 'button', 'Cart, 1 item');
  await sees(page, 'dialog', 'Your Order');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.$('[role=dialog]')).toBeNull();
  await press(page, 'button', 'Sign Up');
  await write(page, 'Full Name', account.fullName);
  await write(page, 'Email Address', account.email);
  await write(page, 'Password', account.password);
  await write(page, 'Confirm Password', account.password);
  await press(page, 'button', 'Create Account');
  await sees(page, 'button', account.fullName);
  await press(page, 'button', 'Cart, 1 item');
  await press(page, 'link', 'Proceed to Checkout');
  await sees(page, 'heading', 'Checkout');
  for (const [name, text] of Object.entries({ ...address, ...card })) {
    // oxlint-disable-next-line no-await-in-loop -- a customer fills in one field at a time
    await write(page, name, text);
  }
  await press(page, 'button', 'Place Order');
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/track');
  await sees(page, 'region', 'Delivery map');
  await sees(page, 'button', 'Delivery Location');
  await press(page, 'button', 'Message Arjun Rawat');
  await sees(page, 'dialog', 'Chat with Driver');
  await write(page, 'Message to your driver', 'Please ring the bell');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.$eval('[role=log]', ({ textContent }) => textContent))
    .toContain('Please ring the bell');
});

for (const path of [
  '/',
  '/about',
  '/services',
  '/blog',
  '/restaurants',
  neem.path,
  '/orders',
  '/track',
]) {
  test(`${path} is accessible in Firefox`, async ({ firefox: page }) => {
    await page.goto(`${home}${path}`);
    await page.waitForSelector('main h1');
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { axe: checker } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await checker.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
    expect(found).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
