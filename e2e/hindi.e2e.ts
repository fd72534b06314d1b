/** Checks FoodDash in Hindi: an order, a change of language, visits without a network, and accessibility. */
import type { Locator, Page } from '@playwright/test';
import { messages as appMessages } from '../src/app/messages.hi.ts';
import { messages as quickReplies } from '../src/data/quick-replies.hi.ts';
import { messages as names } from '../src/data/names.hi.ts';
import { messages as authMessages } from '../src/features/auth/messages.hi.ts';
import { messages as cartMessages } from '../src/features/cart/messages.hi.ts';
import { messages as checkoutMessages } from '../src/features/checkout/messages.hi.ts';
import { messages as headerMessages } from '../src/features/header/messages.hi.ts';
import { messages as homeMessages } from '../src/features/home/messages.hi.tsx';
import { messages as englishNotices } from '../src/features/notices/messages.en.ts';
import { messages as noticeMessages } from '../src/features/notices/messages.hi.ts';
import { languageOffers } from '../src/features/notices/language-offers.ts';
import { messages as notFoundMessages } from '../src/features/not-found/messages.hi.ts';
import { messages as listMessages } from '../src/features/restaurants/messages.hi.tsx';
import { messages as chatMessages } from '../src/features/tracking/chat-messages.hi.ts';
import { messages as trackingMessages } from '../src/features/tracking/messages.hi.tsx';
import { messages as sharedMessages } from '../src/shared/messages.hi.ts';
import { messages as orderControlMessages } from '../src/shared/order-control-messages.hi.ts';
import { accountButton, inventAccount } from './support/accounts.ts';
import { expectAccessible, openDialog } from './support/axe.ts';
import { boxOf } from './support/box.ts';
import { holdRequests, ownScript } from './support/hold-back.ts';
import { tabTo } from './support/keyboard.ts';
import { believeOffline, goOffline, noNetwork, untilSaved } from './support/offline.ts';
import { addDish, cartButton, checkoutFieldNamed, fillCheckout, neem } from './support/ordering.ts';
import { expectNoSidewaysScroll, expectRoomForLargeText, narrowest } from './support/room.ts';
import { visitCheckout } from './support/routes.ts';
import { returningCustomer } from './support/session.ts';
import { expect, soak, test, tileUrl, waitForHydration } from './support/test.ts';
import { chatDialog, messageDriver, ordersOf, trackedPath } from './support/tracking.ts';
import { seedStorage } from './support/storage.ts';

const pizza = names.dishes['neem-and-nigella-paneer-tikka-pizza'];
const restaurant = names.restaurants['neem-and-nigella'];

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const cartInHindi = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: headerMessages.cart(count), exact: true });
const authFieldInHindi = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });

/** Opens the page in the other language with the link in the header. */
async function changeLanguage(page: Page, name: 'हिन्दी' | 'English'): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', name === 'English' ? 'en' : 'hi');
}

test('a customer orders in Hindi with the keyboard alone @25.1', async ({ page }) => {
  test.slow();
  const { keyboard } = page;
  const account = inventAccount();
  await page.goto('/hi');
  const signUp = page.getByRole('banner').getByRole('button', { name: sharedMessages.signUp });
  await expect(signUp).toBeVisible();
  await keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: appMessages.skipToContent });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: homeMessages.orderNow }), 4);
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText(listMessages.found(5));
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL('/hi/restaurants');
  await tabTo(page, page.getByRole('link', { name: restaurant }));
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText(restaurant);
  await tabTo(page, page.getByRole('button', { name: orderControlMessages.addToCart(pizza) }));
  await keyboard.press('Enter');
  await expect(cartInHindi(page, 1)).toBeVisible();
  await expect(
    page.getByRole('button', { name: orderControlMessages.increase(pizza) }),
  ).toBeFocused();

  await tabTo(page, signUp, 20, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(authFieldInHindi(page, authMessages.fullName)).toBeFocused();
  const texts = [account.fullName, account.email, account.password, account.password];
  const { fullName, email, password, confirmPassword } = authMessages;
  for (const [index, label] of [fullName, email, password, confirmPassword].entries()) {
    /* oxlint-disable no-await-in-loop -- one field after the other */
    await tabTo(page, authFieldInHindi(page, label), 3);
    await keyboard.type(texts[index] ?? '');
    /* oxlint-enable no-await-in-loop */
  }
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The account button gets the focus, because the button that opened the dialog no longer exists.
  await expect(accountButton(page, account)).toBeFocused();

  await tabTo(page, cartInHindi(page, 1), 5, 'Shift+Tab');
  await keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: cartMessages.title });
  await tabTo(page, drawer.getByRole('link', { name: cartMessages.checkout }));
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText(checkoutMessages.title);
  const entered = {
    street: '7 लोदी रोड',
    city: 'नई दिल्ली',
    zipCode: '110003',
    instructions: 'दूसरी मंज़िल, नीला दरवाज़ा 🚪',
    cardNumber: '4111111111111111',
    expiryDate: '1234',
    cvv: '123',
    nameOnCard: 'आशा राव',
  };
  for (const [name, text] of Object.entries(entered)) {
    /* oxlint-disable no-await-in-loop -- one field after the other */
    await tabTo(page, checkoutFieldNamed(page, name));
    await keyboard.type(text);
    /* oxlint-enable no-await-in-loop */
  }
  await tabTo(page, page.getByRole('button', { name: checkoutMessages.placeOrder }), 2);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hi\/track\?id=FD\d{10}$/);
  await expect(heading(page)).toHaveText(trackingMessages.page.title);
  await expect(page.getByRole('main')).toContainText('7 लोदी रोड, नई दिल्ली 110003');
  await expect(page.getByRole('main')).toContainText('दूसरी मंज़िल, नीला दरवाज़ा 🚪');
});

test.describe('a change of the language', () => {
  test('a change of the language keeps a guest’s cart and the text in the search field @25.3', async ({
    page,
  }) => {
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    await page.getByRole('main').getByRole('searchbox').fill('naan');
    await changeLanguage(page, 'हिन्दी');
    await expect(page).toHaveURL(`/hi${neem.path}`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('naan');
    await cartInHindi(page, 1).click();
    const drawer = page.getByRole('dialog', { name: cartMessages.title });
    await expect(drawer).toContainText(pizza);
    await expect(drawer).toContainText(restaurant);
    await drawer.getByRole('button', { name: cartMessages.close }).click();
    await changeLanguage(page, 'English');
    await expect(page).toHaveURL(neem.path);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    expect(await page.evaluate(() => sessionStorage.getItem('handed_over'))).toBeNull();
  });

  test('a change of the language keeps a half-filled checkout, except the card number and the CVV, which are never stored @25.3', async ({
    page,
  }) => {
    await visitCheckout(page);
    await fillCheckout(page);
    await changeLanguage(page, 'हिन्दी');
    await expect(page).toHaveURL('/hi/checkout');
    await expect(checkoutFieldNamed(page, 'street')).toHaveValue('7 Lodhi Road');
    await expect(checkoutFieldNamed(page, 'nameOnCard')).toHaveValue('Asha Rao');
    await expect(checkoutFieldNamed(page, 'cardNumber')).toHaveValue('');
    await expect(checkoutFieldNamed(page, 'cvv')).toHaveValue('');
    await checkoutFieldNamed(page, 'cardNumber').fill('4111111111111111');
    await checkoutFieldNamed(page, 'cvv').fill('123');
    await page.getByRole('button', { name: checkoutMessages.placeOrder }).click();
    await expect(page).toHaveURL(/\/hi\/track\?id=FD\d{10}$/);
    await changeLanguage(page, 'English');
    await expect(page.getByRole('region', { name: 'Delivery status' })).toContainText(
      'Delivery in',
    );
  });

  test('a change of the language keeps the countdown and the conversation with the driver @25.3', async ({
    page,
  }) => {
    const { uid } = await returningCustomer(page);
    await seedStorage(page, 'orders', ordersOf(uid, 20));
    await page.goto(trackedPath);
    await messageDriver(page);
    await chatDialog(page).getByRole('textbox').fill('The blue gate');
    await chatDialog(page).getByRole('button', { name: 'Send' }).click();
    await chatDialog(page).getByRole('button', { name: 'Close chat' }).click();
    await changeLanguage(page, 'हिन्दी');
    await expect(page).toHaveURL(`/hi${trackedPath}`);
    await expect(page.getByRole('region', { name: trackingMessages.arrival.label })).toContainText(
      /डिलीवरी में 19:\d\d/,
    );
    await page
      .getByRole('region', { name: new RegExp(`${trackingMessages.driver.title}$`) })
      .getByRole('button', { name: new RegExp(`^${trackingMessages.driver.message}`) })
      .click();
    const chat = page.getByRole('dialog', { name: chatMessages.title });
    await expect(chat).toContainText('The blue gate');
    await chat.getByRole('button', { name: quickReplies.bell }).click();
    await chat.getByRole('button', { name: chatMessages.send }).click();
    await expect(chat).toContainText(quickReplies.bell);
    await chat.getByRole('button', { name: chatMessages.close }).click();
    await changeLanguage(page, 'English');
    await messageDriver(page);
    await expect(chatDialog(page)).toContainText('Please ring the bell');
  });

  test('the chosen language applies on the next visit, even if the customer follows a link in the other language @25.4', async ({
    page,
  }) => {
    await page.goto('/restaurants?sort=distance');
    await changeLanguage(page, 'हिन्दी');
    await page.goto('/about');
    await expect(page).toHaveURL('/hi/about');
    await page.goto('/');
    await expect(page).toHaveURL('/hi');
    await expect(heading(page)).toHaveText(homeMessages.slogan);
    await changeLanguage(page, 'English');
    await page.goto('/hi/blog');
    await expect(page).toHaveURL('/blog');
  });

  test('a change of the language on a phone leaves the menu open, and Back closes the menu', async ({
    page,
  }) => {
    await page.setViewportSize(narrowest);
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL('/hi/about');
    const menu = page.getByRole('dialog', { name: sharedMessages.menu });
    await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/hi/about');
    await expect(heading(page)).toBeVisible();
  });

  test('after a change of the language, Back and Forward open earlier pages in the new language; the link to a language leads to the page in the URL, even if the app still shows another page', async ({
    page,
  }) => {
    await page.goto('/blog');
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(heading(page)).toHaveText('One scooter, one city, one warm dinner');
    await page.evaluate(() => scrollTo(0, 300));
    await changeLanguage(page, 'हिन्दी');
    await expect(page).toHaveURL('/hi/about');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL('/hi/blog');
    await expect(heading(page)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/hi/about');
    await expect(heading(page)).toBeVisible();
    await page.evaluate(() => history.pushState(history.state, '', '/hi/services'));
    await changeLanguage(page, 'English');
    await expect(page).toHaveURL('/services');
  });
});

test.describe('in a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('Hindi is offered once, in Hindi @25.4', async ({ page }) => {
    const offer = page.getByText(languageOffers.hi.offer);
    await page.goto('/about');
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL('/about');
    await page.getByRole('button', { name: languageOffers.hi.close }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(cartButton(page)).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('the offer of Hindi is visible before the app starts, nothing moves when the app starts, and accepting the offer opens the page in Hindi', async ({
    page,
  }) => {
    const letGo = await holdRequests(page, ownScript);
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByText(languageOffers.hi.offer)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const before = await boxOf(heading(page));
    letGo();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: languageOffers.hi.close })).toBeVisible();
    expect(await boxOf(heading(page))).toEqual(before);
    await page.getByRole('button', { name: languageOffers.hi.accept }).click();
    await expect(page).toHaveURL('/hi/about');
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', tiles: 'routed' });

  test('after a first visit, Hindi works without a network; the customer can choose a saved language, which then applies to later pages @25.4 @25.5 @25.8', async ({
    page,
    pageErrors,
  }) => {
    test.slow();
    pageErrors.expect(...noNetwork);
    await page.context().route(tileUrl, (route) => route.abort('internetdisconnected'));
    await page.goto('/about');
    await untilSaved(page, 'en');
    await page.goto('/hi/about');
    await untilSaved(page, 'hi');
    await goOffline(page);
    await page.goto('/hi');
    await expect(heading(page)).toHaveText(homeMessages.slogan);
    await page.goto('/hi/restaurant/neem-and-nigella');
    await expect(heading(page)).toHaveText(restaurant);
    await page.getByRole('button', { name: orderControlMessages.addToCart(pizza) }).click();
    await expect(cartInHindi(page, 1)).toBeVisible();
    await page.goto('/hi/no/such/page');
    await expect(heading(page)).toHaveText(notFoundMessages.title);

    await page.goto('/hi/about');
    await believeOffline(page);
    await changeLanguage(page, 'English');
    // Wait for hydration, after which the link leads to the same page in Hindi.
    await expect(page.getByRole('banner').getByRole('link', { name: 'हिन्दी' })).toHaveAttribute(
      'href',
      '/hi/about',
    );
    await changeLanguage(page, 'हिन्दी');
    await expect(page).toHaveURL('/hi/about');
    await page.goto('/about');
    await expect(page).toHaveURL('/hi/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  });

  for (const { code, path, link, notice, other } of [
    {
      code: 'en' as const,
      path: '/about',
      link: 'हिन्दी',
      notice: englishNotices.otherLanguage,
      other: 'hi',
    },
    {
      code: 'hi' as const,
      path: '/hi/about',
      link: 'English',
      notice: noticeMessages.otherLanguage,
      other: 'en',
    },
  ]) {
    test(
      `without a network, a page in ${code} stays open, says that the other language needs a network, and ignores a stored choice of that language @25.8`,
      soak,
      async ({ page, pageErrors }) => {
        test.slow();
        pageErrors.expect(...noNetwork);
        await page.goto(path);
        await untilSaved(page, code);
        await goOffline(page);
        await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
        await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible();
        await expect(page).toHaveURL(path);
        expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();

        await page.evaluate((chosen) => localStorage.setItem('language', chosen), other);
        await believeOffline(page);
        await page.reload();
        await expect(heading(page)).toBeVisible();
        await expect(page).toHaveURL(path);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
      },
    );
  }
});

const screens: Readonly<Record<string, string>> = {
  'the home page': '/hi',
  'the restaurant list': '/hi/restaurants',
  'a restaurant': '/hi/restaurant/neem-and-nigella',
  'an order that is not found': '/hi/track?id=FD0000001111',
};

test(
  `${Object.keys(screens).join(', ')} are accessible in Hindi, in light and dark, with large text and at 320 pixels`,
  soak,
  async ({ page }) => {
    test.slow();
    const wide = page.viewportSize() ?? narrowest;
    for (const [name, path] of Object.entries(screens)) {
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other, in one window
      await test.step(name, async () => {
        await page.setViewportSize(wide);
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
        await expectAccessible(page);
        await expectRoomForLargeText(page);
        await page.setViewportSize(narrowest);
        await expectNoSidewaysScroll(page);
      });
    }
  },
);

test('checkout and an order in Hindi are accessible, and fit 320 pixels', async ({ page }) => {
  test.slow();
  const { uid } = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(uid, 20));
  await page.goto(`/hi${trackedPath}`);
  await expect(heading(page)).toHaveText(trackingMessages.page.title);
  await expectAccessible(page);
  await page.setViewportSize(narrowest);
  await expectNoSidewaysScroll(page);
  await page.goto('/hi/restaurant/neem-and-nigella');
  await page.getByRole('button', { name: orderControlMessages.addToCart(pizza) }).click();
  await cartInHindi(page, 1).click();
  await expectAccessible(page, openDialog);
  await page.getByRole('link', { name: cartMessages.checkout }).click();
  await expect(heading(page)).toHaveText(checkoutMessages.title);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a page in Hindi tells search engines the URLs of its versions in both languages @25.7', async ({
  request,
}) => {
  const html = await (await request.get('/hi/about')).text();
  expect(html).toContain('<html lang="hi" dir="ltr">');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/hi\/about"/);
  expect(html).toMatch(/<link rel="alternate" hrefLang="en" href="[^"]*\/about"/);
  expect(html).toMatch(/<link rel="alternate" hrefLang="hi" href="[^"]*\/hi\/about"/);
  expect(html).toContain('href="/manifest.hi.webmanifest"');
  const manifest = (await (await request.get('/manifest.hi.webmanifest')).json()) as {
    lang: string;
    start_url: string;
  };
  expect(manifest).toMatchObject({ lang: 'hi', start_url: '/hi' });
});
