/** Checks that hostile text is shown as plain text or refused with a message. */
import type { Page } from '@playwright/test';
import type { ChatMessage } from '../../src/domain/entities.ts';
import {
  accountButton,
  fillSignUp,
  inventAccount,
  openAuthModal,
  submitAuth,
} from '../support/accounts.ts';
import {
  addDish,
  cartButton,
  cartDrawer,
  checkoutField,
  fillCheckout,
  goToCheckout,
  neem,
  placeOrderButton,
} from '../support/ordering.ts';
import { returningCustomer } from '../support/session.ts';
import {
  readStorage,
  sampleOrder,
  savedCart,
  seedStorage,
  storedOrders,
} from '../support/storage.ts';
import { expect, soak, test } from '../support/test.ts';
import { chatDialog, messageDriver, orderCard } from '../support/tracking.ts';
import { size, tryFault } from './fault.ts';

declare global {
  var hacked: boolean | undefined;
}

const script = '"><img src=x onerror="hacked=true"><script>hacked=true</script>';
const address = 'javascript:hacked=true//\'"`';
/** Ends the app's bidi isolation, reverses all following text, and never ends the reversal. */
const bidi = '\u2069\u202Eevil \u05E8\u05D7\u05D5\u05D1\u2067\u200F\u0000';
const prototypeKey = '__proto__';
const long = `${'<b>क🍛'.repeat(10)}${'very long '.repeat(10_000)}`;
const hostile = {
  'HTML with a script': script,
  'a link that contains a script (`javascript:`)': address,
  'characters that reverse the direction of text': bidi,
  'the property name `__proto__`': prototypeKey,
  'very long text': long,
};
/** Texts that the tests type in. `npm test` tries only two of them. */
const texts = size > 1 ? Object.values(hostile) : [script, bidi];

/** Returns the text as it is shown, without the characters that set its direction. */
const shown = (text: string) => text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');

/**
 * Returns each word, and each pair of neighbouring words, that runs from right to left on the screen. The
 * words of the hostile text itself are left out.
 */
async function findReversed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const boxOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const reversed: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/[A-Za-z]{2,}/g)) {
        const [first, last] = [boxOf(node, index), boxOf(node, index + word.length - 1)];
        const isOneLine = Math.abs(first.top - last.top) < 2;
        if (word !== 'evil' && isOneLine && last.left < first.left) reversed.push(word);
      }
      // The words of a line must also be in order from left to right.
      const words = [...text.matchAll(/[A-Za-z]{2,}/g)].filter(([word]) => word !== 'evil');
      for (const [number, word] of words.entries()) {
        const next = words[number + 1];
        if (!next) continue;
        const [one, other] = [boxOf(node, word.index), boxOf(node, next.index)];
        if (Math.abs(one.top - other.top) < 2 && other.left < one.left) {
          reversed.push(`${word[0]} ${next[0]}`);
        }
      }
    }
    return reversed;
  });
}

/** Checks that no script ran, and that the page is intact and no wider than the screen. */
async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const state = await page.evaluate(() => ({
    hacked: globalThis.hacked ?? false,
    polluted: Object.keys(Object.prototype).length > 0,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    injected: document.querySelectorAll('main img[src="x"], main script').length,
    leading: document.querySelectorAll('a[href^="javascript:" i]').length,
  }));
  expect(state).toEqual({ hacked: false, polluted: false, overflow: 0, injected: 0, leading: 0 });
}

const listSearch = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search restaurants and dishes' });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
});

for (const [kind, text] of Object.entries(hostile)) {
  const details = text === script ? {} : soak;
  test(
    `hostile text in a URL (${kind}) is treated as plain text, and breaks no page`,
    details,
    async ({ page, pageErrors }) => {
      const tried = tryFault({
        area: 'Hostile text',
        fault: `Hostile text in URLs: ${kind}`,
        outcome:
          'Searched for as plain text and not found, or ignored; nothing in it runs or breaks the page',
      });
      // The server rightly refuses a URL of 100 kB.
      const sent = text.slice(0, 1000).toWellFormed();
      const query = encodeURIComponent(sent);
      const id = encodeURIComponent(text === bidi ? 'x' : text.slice(0, 30).toWellFormed());
      pageErrors.expect(/status of 404/);
      await page.goto(`/restaurants?search=${query}`);
      await expect(page.getByRole('heading', { name: '0 restaurants found' })).toBeVisible();
      await expect(listSearch(page)).toHaveValue(sent);
      await expectUnharmed(page);
      tried();
      for (const [path, heading] of [
        [`/track?id=${query}`, 'Order Not Found'],
        [`/restaurant/${id}`, 'Restaurant not found'],
        [`/?${prototypeKey}[hacked]=true&inspect=${query}`, /Delhi/],
      ] as const) {
        /* oxlint-disable no-await-in-loop -- one address after the other */
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await expectUnharmed(page);
        tried();
        /* oxlint-enable no-await-in-loop */
      }
    },
  );
}

test('a URL with another site’s name after the language code, such as /hi//example.com, leads to FoodDash’s own page', async ({
  page,
  pageErrors,
}) => {
  const tried = tryFault({
    area: 'Hostile text',
    fault: 'Hostile text in URLs: the name of another site after the language (`/hi//example.com`)',
    outcome: 'FoodDash’s own page “not found”, in the language that the customer has chosen',
  });
  pageErrors.expect(/status of 404/);
  for (const [chosen, from, to] of [
    ['en', '/hi//example.com/track', '/example.com/track'],
    ['hi', '/hi//example.com/track', '/hi//example.com/track'],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one language after the other */
    await page.goto('/');
    await page.evaluate((code) => localStorage.setItem('language', code), chosen);
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { name: /^404/ })).toBeVisible();
    const links = page
      .locator('a[hreflang]')
      .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).hostname));
    expect(new Set(await links)).toEqual(new Set(['localhost']));
    tried();
    /* oxlint-enable no-await-in-loop */
  }
});

test('the fields of public pages treat hostile text as plain text', async ({ page }) => {
  const tried = tryFault({
    area: 'Hostile text',
    fault: 'Hostile text typed into both searches, the order ID, the demo and the newsletter',
    outcome:
      'Searched for as plain text, or refused with a message; nothing in it runs or breaks the page',
  });
  await page.goto('/');
  const email = page.getByRole('textbox', { name: 'Your email address' });
  const demo = page.getByRole('main').getByRole('textbox').first();
  for (const text of texts) {
    /* oxlint-disable no-await-in-loop -- one text after the other, on the same page */
    await email.fill(text);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(email).toBeFocused();
    expect(await email.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe('');
    await expectUnharmed(page);
    tried();
    await demo.fill(text);
    await demo.press('Enter');
    await expect(demo).toHaveValue(text);
    await expectUnharmed(page);
    tried();
    /* oxlint-enable no-await-in-loop */
  }
  const headerSearch = page.getByRole('banner').getByRole('searchbox');
  const count = page.getByRole('heading', { level: 1, name: / restaurants found$/ });
  for (const text of texts) {
    /* oxlint-disable no-await-in-loop -- one text after the other */
    await page.setViewportSize({ width: 1024, height: 800 });
    await headerSearch.fill(text);
    await headerSearch.press('Enter');
    await expect(page).toHaveURL('/restaurants');
    await expect(listSearch(page)).toHaveValue(text.trim());
    await expect(count).toHaveText('0 restaurants found');
    await expectUnharmed(page);
    tried();
    await page.setViewportSize({ width: 360, height: 740 });
    await listSearch(page).fill('');
    await expect(count).toHaveText('5 restaurants found');
    await listSearch(page).fill(text);
    await expect(count).toHaveText('0 restaurants found');
    await expectUnharmed(page);
    tried();
    /* oxlint-enable no-await-in-loop */
  }
  await page.goto('/track');
  const field = page.getByRole('textbox', { name: 'Order ID' });
  for (const text of texts.map((hostileText) => hostileText.slice(0, 20_000))) {
    /* oxlint-disable no-await-in-loop -- one text after the other, on the same page */
    await field.fill(text);
    await page.getByRole('button', { name: 'Track Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    const sentence = page.getByText(/^No order with the ID/);
    await expect(sentence).toContainText(shown(text.trim().toUpperCase()));
    await expectUnharmed(page);
    tried();
    /* oxlint-enable no-await-in-loop */
  }
});

test(
  'a customer with a hostile name can order and chat, and the name is shown as typed',
  soak,
  async ({ page }) => {
    const tried = tryFault({
      area: 'Hostile text',
      fault:
        'Hostile text in the name of an account, the address of an order, a name on a card and a chat',
      outcome:
        'All text is stored as typed; no page shows the name on the card, and all other text is shown as typed',
    });
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    const account = { ...inventAccount(), fullName: script };
    await openAuthModal(page, 'Sign Up');
    await fillSignUp(page, account);
    await submitAuth(page, 'Create Account');
    await expect(accountButton(page, account)).toBeVisible();
    await goToCheckout(page);
    await fillCheckout(page);
    const typed = [
      ['Street Address', 'street', script],
      ['City', 'city', bidi],
      ['PIN Code', 'zipCode', prototypeKey],
      ['Delivery Instructions', 'instructions', long],
      ['Name on Card', 'nameOnCard', address],
    ] as const;
    for (const [label, , text] of typed) {
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      await checkoutField(page, label).fill(text);
    }
    await expectUnharmed(page);
    await placeOrderButton(page).click();
    await expect(orderCard(page)).toBeVisible();
    const [order] = Object.values(await storedOrders(page));
    const stored = { ...order?.deliveryAddress, nameOnCard: order?.paymentMethod.nameOnCard };
    for (const [, field, text] of typed) {
      expect(stored[field]).toBe(text.trim());
      // oxlint-disable-next-line no-await-in-loop -- the test stops at the first failure
      if (field !== 'nameOnCard') await expect(orderCard(page)).toContainText(shown(text));
      tried();
    }
    const message = `${script}${bidi}`;
    await messageDriver(page);
    const chat = chatDialog(page);
    await chat.getByRole('textbox').fill(message);
    await chat.getByRole('button', { name: 'Send' }).click();
    await expect(chat.getByRole('log')).toContainText(message);
    const messages = JSON.parse(
      (await readStorage(page, `chat_${order?.id}`)) ?? '[]',
    ) as ChatMessage[];
    expect(messages.map(({ text }) => text)).toContain(message);
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expectUnharmed(page);
    tried();

    await page.reload();
    await expect(accountButton(page, account)).toBeVisible();
    await expectUnharmed(page);
    tried();
  },
);

test('stored hostile text is shown as text', async ({ page }) => {
  const tried = tryFault({
    area: 'Hostile text',
    fault: 'Hostile text in a stored order, cart and chat',
    outcome: 'Shown as text; nothing in it runs, leads elsewhere or breaks the page',
  });
  await page.setViewportSize({ width: 1024, height: 800 });
  const account = await returningCustomer(page);
  const id = 'FD1234561000';
  const order = sampleOrder(id, 20);
  await seedStorage(page, 'orders', {
    [id]: {
      ...order,
      userId: account.uid,
      restaurant: { id: prototypeKey, name: script },
      items: [{ id: 'a', name: script, price: 1, quantity: 1 }],
      totalINR: script,
      deliveryAddress: { street: long, city: bidi, zipCode: script, instructions: script },
      driver: { name: script, phone: address, vehicle: bidi, rating: 1e9 },
    },
  });
  await seedStorage(page, `cart_${account.uid}`, {
    restaurant: { id: prototypeKey, name: script, cuisine: bidi },
    items: [{ ...savedCart.items[0], name: script, priceINR: script }],
  });
  await seedStorage(page, `chat_${id}`, [
    { id: script, text: script, senderType: 'driver', timestamp: 1, senderName: script },
  ]);
  await page.goto(`/track?id=${id}`);
  await expect(orderCard(page)).toContainText(script);
  await expectUnharmed(page);
  await messageDriver(page);
  const chat = chatDialog(page);
  await expect(chat.getByRole('log')).toContainText(script);
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expectUnharmed(page);
  tried();
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText(script);
  await cartDrawer(page).getByRole('button', { name: 'Close cart' }).click();
  await expectUnharmed(page);
  tried();
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText(script);
  await expectUnharmed(page);
  tried();
});

test('text that reverses its direction does not reverse the words around it', async ({ page }) => {
  const tried = tryFault({
    area: 'Hostile text',
    fault:
      'Characters that reverse the direction of text, in an address, a dish, an order ID and a search',
    outcome: 'The words around them stay in place, from left to right',
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const account = await returningCustomer(page);
  const id = 'FD1234561000';
  const order = sampleOrder(id, 20);
  await seedStorage(page, 'orders', {
    [id]: {
      ...order,
      userId: account.uid,
      items: [
        { id: 'a', name: bidi, price: 1, quantity: 1, note: bidi },
        { id: 'b', name: 'Dal Makhani', price: 1, quantity: 1, note: 'Less salt' },
      ],
      deliveryAddress: {
        street: `12 ${bidi} Road`,
        city: `New ${bidi} Delhi`,
        zipCode: '110003',
        instructions: `Ring ${bidi} twice`,
      },
    },
  });
  await seedStorage(page, `cart_${account.uid}`, savedCart);
  for (const [path, isThere] of [
    [`/track?id=${id}`, orderCard(page).getByText('110003')],
    [`/track?id=${encodeURIComponent(bidi)}`, page.getByText(/was found/)],
    ['/orders', page.getByText(/^Delivering to/)],
    ['/checkout', page.getByRole('main').getByText('110003')],
    [neem.path, page.getByRole('heading', { name: neem.pizza })],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.goto(path);
    await expect(isThere.first()).toBeVisible();
    expect(await findReversed(page), path).toEqual([]);
    tried();
    /* oxlint-enable no-await-in-loop */
  }
  await page.getByRole('searchbox', { name: /menu/i }).fill(bidi);
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  expect(await findReversed(page), 'the search of a menu').toEqual([]);
  tried();
});
