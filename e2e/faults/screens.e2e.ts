/** Breaks one screen, dialog or drawer, and checks that the rest of the shop still works. */
import type { Locator, Page } from '@playwright/test';
import { accountButton } from '../support/accounts.ts';
import { openCart } from '../support/ordering.ts';
import { returningCustomer } from '../support/session.ts';
import { sampleOrder, seedStorage } from '../support/storage.ts';
import { expect, soak, test } from '../support/test.ts';
import {
  deliveryMap,
  driverCard,
  messageDriver,
  trackedId,
  trackedOrder,
} from '../support/tracking.ts';
import { tryFault } from './fault.ts';

const mistake = /A plate fell/;

/** The code of components that throw an error, written without imports. */
const mistakes = {
  drawing: "() => { throw new Error('A plate fell.'); }",
  effect: element("ref: () => { throw new Error('A plate fell.'); }"),
  press: element("children: 'Drop a plate', onClick: () => { throw new Error('A plate fell.'); }"),
};

function element(properties: string): string {
  const type = "$$typeof: Symbol.for('react.transitional.element'), type: 'button', key: null";
  return `() => ({ ${type}, props: { ${properties} } })`;
}

/** Replaces the code of these chunks with a component that throws. */
async function breakCode(
  page: Page,
  chunks: readonly string[],
  kind: keyof typeof mistakes = 'drawing',
): Promise<void> {
  await page.route(new RegExp(`/assets/(${chunks.join('|')})-[^/]*\\.js$`), async (route) => {
    const code = await (await route.fetch()).text();
    const names = [...code.matchAll(/[\w$]+ as ([\w$]+)(?=[^{}]*\};?\s*$)/g)];
    const exported = names.map(([, name]) => `Broken as ${name}`).join();
    await route.fulfill({
      contentType: 'text/javascript',
      // Every export of the chunk is the broken component. The component is also a property of itself,
      // because a shared chunk exports an object with the property `Component`.
      body: `const Broken = ${mistakes[kind]}; Broken.Component = Broken; export { ${exported} };`,
    });
  });
}

const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
const failure = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'didn’t load' });

async function expectFailure(page: Page): Promise<void> {
  await expect(failure(page)).toBeVisible();
  await expect(failure(page).getByRole('button', { name: 'Reload page' })).toBeEnabled();
}

async function expectCartToOpen(page: Page): Promise<void> {
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await expect(drawer).toBeHidden();
}

/** Goes to another page without a reload, and checks that it works. */
async function moveOn(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
}

/** Opens a page and marks it, so that `expectNoReload` notices a reload. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
}

async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isFirstLoad' in globalThis)).toBe(true);
}

test('the other pages and the cart still work if a page throws', async ({ page, pageErrors }) => {
  const tried = tryFault({
    area: 'Screens',
    fault: 'One page throws while it renders, one in an effect, one when a button is pressed',
    outcome:
      'An alert replaces a page that throws while it renders or in an effect; a page stays if only its button throws; header, cart and other pages work without a reload',
  });
  pageErrors.expect(mistake);
  await breakCode(page, ['TrackPage']);
  await breakCode(page, ['BlogPage'], 'effect');
  await breakCode(page, ['ServicesPage'], 'press');
  await open(page, '/about');
  for (const name of ['Track Order', 'Blog']) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expectFailure(page);
    await expectCartToOpen(page);
    await moveOn(page, 'About', '/about');
    await expectNoReload(page);
    tried();
    /* oxlint-enable no-await-in-loop */
  }
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
  const button = page.getByRole('main').getByRole('button', { name: 'Drop a plate' });
  await button.click();
  await expect.poll(() => pageErrors.includes(/^page: .*A plate fell/)).toBe(true);
  await expect(button).toBeVisible();
  await expectCartToOpen(page);
  await moveOn(page, 'About', '/about');
  await expectNoReload(page);
  tried();
});

test('the header still leads to other pages if the first page throws', async ({
  page,
  pageErrors,
}) => {
  const tried = tryFault({
    area: 'Screens',
    fault: 'The first page throws while it hydrates',
    outcome: 'An alert replaces it; the header still leads to other pages without a reload',
  });
  pageErrors.expect(mistake, /Minified React error/);
  await breakCode(page, ['BlogPage']);
  await open(page, '/blog');
  await expectFailure(page);
  await expectCartToOpen(page);
  await moveOn(page, 'About', '/about');
  await expectNoReload(page);
  tried();
});

test(
  'an error in the account menu disappears on the next page',
  soak,
  async ({ page, pageErrors }) => {
    const tried = tryFault({
      area: 'Screens',
      fault: 'The account’s menu throws while it renders',
      outcome:
        'An alert offers to reload; the page stays, and the rest of the header still leads to other pages without a reload',
    });
    pageErrors.expect(mistake);
    const account = await returningCustomer(page);
    await breakCode(page, ['AccountMenuItems']);
    await open(page, '/about');
    await accountButton(page, account).click();
    await expectFailure(page);
    await expect(heading(page)).toBeVisible();
    await moveOn(page, 'Services', '/services');
    await expectNoReload(page);
    tried();
  },
);

test(
  'the order stays on the page if the receipt, the chat or the map throws',
  soak,
  async ({ page, pageErrors }) => {
    const tried = tryFault({
      area: 'Screens',
      fault: 'The receipt, the chat with the driver or the map throws while it renders',
      outcome: 'An alert offers to reload; the rest of the page stays, and other pages work',
    });
    pageErrors.expect(mistake);
    const account = await returningCustomer(page);
    const past = { ...sampleOrder('FD1234562000', -60), userId: account.uid };
    await seedStorage(page, 'orders', { [trackedId]: trackedOrder(), [past.id]: past });
    await breakCode(page, ['ReceiptDialog', 'DriverChatDialog', 'LeafletMap']);
    await open(page, '/about');
    await accountButton(page, account).click();
    await page.getByRole('menuitem', { name: 'My Orders' }).click();
    await page.getByRole('tab', { name: /^Past Orders/ }).click();
    const order = page.getByRole('article').filter({ hasText: past.id });
    await order.getByRole('button', { name: /receipt/i }).click();
    await expectFailure(page);
    await expect(order).toBeVisible();

    await moveOn(page, 'Track Order', '/track');
    tried();

    await page.getByRole('textbox', { name: 'Order ID' }).fill(trackedId);
    for (const failures of [1, 2]) {
      /* oxlint-disable no-await-in-loop -- the map fails first, then also the chat */
      await page.getByRole('button', { name: 'Track Order' }).click();
      if (failures === 2) await messageDriver(page);
      await expect(failure(page).getByRole('button', { name: 'Reload page' })).toHaveCount(
        failures,
      );
      await expect(deliveryMap(page).getByRole('alert')).toContainText('didn’t load');
      await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
      await expect(driverCard(page)).toBeVisible();
      await expectCartToOpen(page);
      await moveOn(page, 'About', '/about');
      await expectNoReload(page);
      tried();
      await page.goBack();
      /* oxlint-enable no-await-in-loop */
    }
  },
);
