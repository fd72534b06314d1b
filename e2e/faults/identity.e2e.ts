/** Makes the identity service unreachable or slow, makes its answers invalid, and ends sessions. */
import { EventEmitter, once } from 'node:events';
import type { Page, Route } from '@playwright/test';
import {
  accountButton,
  authField,
  authModal,
  fillSignIn,
  fillSignUp,
  inventAccount,
  openAuthModal,
  register,
  registerAccount,
  signIn,
  signOut,
  signUp,
  submitAuth,
} from '../support/accounts.ts';
import type { Account } from '../support/accounts.ts';
import { addDish, cartButton, coal, neem, openCart } from '../support/ordering.ts';
import { fillCart, rememberSomebody } from '../support/session.ts';
import { readStorage, savedCart } from '../support/storage.ts';
import { expect, soak, test } from '../support/test.ts';
import { size, tryFault } from './fault.ts';

/** Matches every request to the identity service. */
const service = /identitytoolkit|securetoken/;
const signingIn = /accounts:signInWithPassword/;
const unreachable = 'We can’t reach the sign-in service right now. Please try again in a moment.';
const busy = 'The sign-in service is busy right now. Please try again in a few minutes.';

/** The browser itself logs every failed response. */
const refusedRequest = /Failed to load resource/;

const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const refuse = (route: Route) => route.abort('connectionrefused');

async function expectRefusal(page: Page, sentence: string): Promise<void> {
  await expect(authModal(page).getByRole('alert')).toHaveText(sentence);
}

async function expectFormUnchanged(page: Page, account: Account): Promise<void> {
  await expect(authField(page, 'Email Address')).toHaveValue(account.email);
  await expect(authField(page, 'Password')).toHaveValue(account.password);
}

/** Holds back matching requests until the test calls `answer`. */
async function hold(page: Page, address: RegExp) {
  const held = new EventEmitter();
  const answered = once(held, 'answer');
  await page.route(address, async (route) => {
    await answered;
    await route.continue();
  });
  return { answer: () => held.emit('answer') };
}

test(
  'if a sign-up is cut off after its first request, the customer can finish by signing in',
  soak,
  async ({ page, pageErrors }) => {
    const tried = tryFault({
      area: 'Identity',
      fault: 'The service goes down just after a sign-up has created the account, and comes back',
      outcome:
        'An error is shown, the form keeps its values; the next try says that the account exists, and signing in works',
    });
    pageErrors.expect(refusedRequest);
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    const account = inventAccount();
    await openAuthModal(page, 'Sign Up');
    await fillSignUp(page, account);
    const afterwards = /accounts:(lookup|update)|securetoken/;
    await page.route(afterwards, refuse);
    await submitAuth(page, 'Create Account');
    await expectRefusal(page, unreachable);
    await expectFormUnchanged(page, account);
    await expect(authField(page, 'Full Name')).toHaveValue(account.fullName);

    await page.unroute(afterwards);
    await submitAuth(page, 'Create Account');
    await expectRefusal(page, 'An account with that email already exists. Try signing in instead.');
    await authModal(page).getByRole('button', { name: 'Already have an account? Sign in' }).click();
    await fillSignIn(page, account);
    await submitAuth(page, 'Sign In');
    await expect(accountButton(page, { ...account, fullName: 'User' })).toBeVisible();
    await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
    tried();
  },
);

test(
  'a display name that could not be stored is sent again',
  soak,
  async ({ page, pageErrors }) => {
    const tried = tryFault({
      area: 'Identity',
      fault: 'The service goes away for the one request that carries the display name',
      outcome: 'The account still gets its name, and keeps it after a reload',
    });
    pageErrors.expect(refusedRequest);
    await page.goto('/');
    await page.route(/accounts:update/, refuse, { times: 1 });
    const account = await signUp(page);
    await expect(accountButton(page, account)).toBeVisible();
    await page.reload();
    await expect(accountButton(page, account)).toBeVisible();
    tried();
  },
);

test(
  'if a sign-in is cut off after its first request, the form stays filled in, and the customer can sign in again',
  soak,
  async ({ page, request, pageErrors }) => {
    const tried = tryFault({
      area: 'Identity',
      fault: 'The service goes away in the middle of a sign-in, and comes back',
      outcome: 'An error is shown, the form keeps its values, and submitting it again signs in',
    });
    pageErrors.expect(refusedRequest);
    const account = await registerAccount(request);
    await page.goto('/');
    await openAuthModal(page, 'Sign In');
    await fillSignIn(page, account);
    await page.route(/accounts:lookup/, refuse);
    await submitAuth(page, 'Sign In');
    await expectRefusal(page, unreachable);
    await expectFormUnchanged(page, account);
    await expect(accountButton(page, account)).toBeHidden();
    await page.unroute(/accounts:lookup/);
    await submitAuth(page, 'Sign In');
    await expect(accountButton(page, account)).toBeVisible();
    tried();
  },
);

test('a customer stays signed in, and can sign out, while the identity service is unreachable', async ({
  page,
  pageErrors,
}) => {
  const tried = tryFault({
    area: 'Identity',
    fault: 'The service is gone when a signed-in customer reloads, and when they sign out',
    outcome:
      'They are still signed in with their cart, can still sign out, and find the cart again later',
  });
  pageErrors.expect(refusedRequest);
  const account = await fillCart(page);
  await page.route(service, refuse);
  await page.reload();
  await expect(accountButton(page, account)).toBeVisible();
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  await signOut(page, account);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
  await page.unroute(service);
  await signIn(page, account);
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  tried();
});

test('a slow sign-in does not block the customer', soak, async ({ page, request }) => {
  const tried = tryFault({
    area: 'Identity',
    fault:
      'The service takes twenty seconds for a sign-in, and the customer submits the form twice',
    outcome:
      'The dialog says it is busy and can be closed; the customer can go on shopping, and is signed in when the answer arrives',
  });
  const account = await registerAccount(request);
  await page.clock.install();
  await page.goto(neem.path);
  const { answer } = await hold(page, signingIn);
  await openAuthModal(page, 'Sign In');
  await fillSignIn(page, account);
  await submitAuth(page, 'Sign In');
  await expect(authModal(page).getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  await page.clock.fastForward(20_000);
  await expect(authModal(page).getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  await authModal(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(1000);
  await expect(authModal(page)).toBeHidden();
  await addDish(page, neem.pizza);
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();

  await openAuthModal(page, 'Sign In');
  await fillSignIn(page, account);
  await submitAuth(page, 'Sign In');
  await expect(authModal(page).getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  answer();
  await expect(accountButton(page, account)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(authModal(page)).toBeHidden();
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  tried();
});

/** Signs in while the service accepts the request but never answers it. */
async function waitForNoAnswer(page: Page, account: Account): Promise<void> {
  const tried = tryFault({
    area: 'Identity',
    fault: 'The service takes a request and never answers',
    outcome:
      'Within a minute an error is shown; the form keeps its values, and a later try signs in',
  });
  await hold(page, signingIn);
  const sent = page.waitForRequest(signingIn);
  await submitAuth(page, 'Sign In');
  await sent;
  await page.clock.fastForward(60_000);
  await expectRefusal(page, unreachable);
  await expectFormUnchanged(page, account);
  tried();
}

const said = (status: number, message: string) => ({
  status,
  json: { error: { code: status, message, errors: [{ message }] } },
});

const nonsense: ReadonlyArray<
  readonly [name: string, sentence: string, answer: Parameters<Route['fulfill']>[0]]
> = [
  ['400 without a reason', unreachable, { status: 400, json: {} }],
  ['429', busy, said(429, 'RESOURCE_EXHAUSTED')],
  ['429 with a quota', busy, said(429, 'QUOTA_EXCEEDED : Exceeded quota for signing in.')],
  ['500', unreachable, said(500, 'Internal error encountered.')],
  ['503', unreachable, said(503, 'The service is currently unavailable.')],
  ['a web page', unreachable, { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ['a web page of an error', unreachable, { status: 502, contentType: 'text/html', body: '<h1>' }],
  ['nothing', unreachable, { status: 200, body: '' }],
  ['half an answer', unreachable, { status: 200, body: '{"idToken": "eyJ' }],
  ['null', unreachable, { status: 200, body: 'null' }],
  ['an answer without a session', unreachable, { status: 200, json: {} }],
];
/**
 * The answers that `npm test` tries: too many requests, the wrong kind of answer, and a truncated
 * answer.
 */
const sample = new Set(['429', 'a web page', 'half an answer']);
const answers = size > 1 ? nonsense : nonsense.filter(([name]) => sample.has(name));

for (const [label, submit, what, details] of [
  ['Sign In', 'Sign In', 'an invalid or missing response to Sign In', {}],
  ['Sign Up', 'Create Account', 'an invalid response to Sign Up', soak],
] as const) {
  test(
    `${what} shows an error each time, the form stays filled in, and a later try works`,
    details,
    async ({ page, request, pageErrors }) => {
      const tried = tryFault({
        area: 'Identity',
        fault: `The answer to ${label} is an error, a web page, empty or truncated`,
        outcome: 'An error is shown, and the form keeps its values',
      });
      pageErrors.expect(refusedRequest);
      const account = inventAccount();
      await page.clock.install();
      await page.goto('/');
      await openAuthModal(page, label);
      if (label === 'Sign In') {
        await register(request, account);
        await fillSignIn(page, account);
      } else await fillSignUp(page, account);
      const asked = label === 'Sign In' ? signingIn : /accounts:signUp/;
      for (const [name, sentence, answer] of answers) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, in the same form
        await test.step(name, async () => {
          await page.route(asked, (route) => route.fulfill({ headers, ...answer }), { times: 1 });
          await submitAuth(page, submit);
          await expectRefusal(page, sentence);
          await expectFormUnchanged(page, account);
          tried();
        });
      }
      if (label === 'Sign In') await waitForNoAnswer(page, account);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await submitAuth(page, submit);
      await expect(accountButton(page, account)).toBeVisible();
    },
  );
}

test(
  'a customer whose account was deleted is signed out after a reload',
  soak,
  async ({ page, request, pageErrors }) => {
    const tried = tryFault({
      area: 'Identity',
      fault: 'The account is deleted on the server while its customer is signed in',
      outcome:
        'Everything works until a reload; then they are signed out, and nobody sees their cart',
    });
    pageErrors.expect(refusedRequest);
    const account = inventAccount();
    const { localId, idToken } = await register(request, account);
    await page.goto(neem.path);
    const asked = page.waitForRequest(signingIn);
    await signIn(page, account);
    await addDish(page, neem.pizza);
    await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
    const address = (await asked).url().replace('signInWithPassword', 'delete');
    await expect(await request.post(address, { data: { idToken } })).toBeOK();
    await addDish(page, neem.salad);
    await expect(cartButton(page, 'Cart, 2 items')).toBeVisible();

    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
    await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
    const other = await registerAccount(request);
    await signIn(page, other);
    await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
    expect(await readStorage(page, `cart_${localId}`)).toContain(neem.salad);
    tried();
  },
);

test(
  'a session that can’t be renewed ends when the next page loads',
  soak,
  async ({ page, pageErrors }) => {
    const tried = tryFault({
      area: 'Identity',
      fault: 'The session has expired and the service refuses to renew it',
      outcome: 'The customer is asked to sign in, and finds the cart as it was',
    });
    pageErrors.expect(refusedRequest);
    const account = await fillCart(page);
    for (const code of ['TOKEN_EXPIRED', 'USER_DISABLED']) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      await page.route(/accounts:lookup/, (route) =>
        route.fulfill({ headers, ...said(400, code) }),
      );
      await page.route(/securetoken/, (route) => route.fulfill({ headers, ...said(400, code) }));
      await page.goto('/orders');
      await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
      await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
      await page.unrouteAll();
      await signIn(page, account);
      await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
      tried();
      /* oxlint-enable no-await-in-loop */
    }
  },
);

test(
  'a slow confirmation of the session does not keep a remembered customer waiting',
  soak,
  async ({ page, request }) => {
    const tried = tryFault({
      area: 'Identity',
      fault: 'The identity service is slow to confirm a remembered customer',
      outcome: 'Their name and saved cart appear at once, and added dishes are saved',
    });
    const account = await registerAccount(request);
    await page.goto('/');
    await signIn(page, account);
    await page.goto(neem.path);
    const addAndStore = async (dish: string) => {
      await addDish(page, dish);
      // Wait until the dish is stored. The button already counts the dish, but a reload could still lose it.
      await expect.poll(() => readStorage(page, `cart_${account.uid}`)).toContain(dish);
    };
    await addAndStore(neem.pizza);
    const { answer } = await hold(page, /accounts:lookup/);
    await page.reload();
    await addAndStore(neem.salad);
    await expect(accountButton(page, account)).toBeVisible();
    await expect(cartButton(page, 'Cart, 2 items')).toBeVisible();
    await page.reload();
    await expect(cartButton(page, 'Cart, 2 items')).toBeVisible();
    answer();
    await expect(accountButton(page, account)).toBeVisible();
    tried();
  },
);

test(
  'a customer can add dishes before a slow session has loaded',
  soak,
  async ({ page, request }) => {
    const tried = tryFault({
      area: 'Identity',
      fault: 'The identity service is slow to answer, with and without a saved cart',
      outcome:
        'Customers can browse and add dishes; these dishes stay, or the customer can choose between them and a saved cart',
    });
    const account = await registerAccount(request);
    await page.goto('/');
    await signIn(page, account);
    await rememberSomebody(page);
    const pickMeanwhile = async () => {
      const { answer } = await hold(page, /accounts:lookup/);
      await page.goto(neem.path);
      await addDish(page, neem.pizza);
      await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'Restaurants', exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 restaurants found');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeHidden();
      answer();
      await expect(accountButton(page, account)).toBeVisible();
    };
    await pickMeanwhile();
    await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
    tried();
    await page.unrouteAll({ behavior: 'wait' });

    await page.evaluate(([key, cart]) => localStorage.setItem(key, JSON.stringify(cart)), [
      `cart_${account.uid}`,
      savedCart,
    ] as const);
    await pickMeanwhile();
    await expect(cartButton(page, 'Cart, 3 items')).toBeVisible();
    const drawer = await openCart(page);
    await expect(drawer.getByText(coal.roll)).toBeVisible();
    await drawer.getByRole('button', { name: 'Close cart' }).click();
    await page.getByRole('button', { name: 'Use my cart from before sign-in' }).click();
    await expect(cartButton(page, 'Cart, 1 item')).toBeFocused();
    tried();
  },
);
