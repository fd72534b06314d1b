/** Checks a whole order, from the first search to the delivery. */
import { accountButton, fillSignUp, inventAccount, openAuthModal } from './support/accounts.ts';
import { signOut, submitAuth } from './support/accounts.ts';
import { headerHistory, recordHeader } from './support/header-history.ts';
import {
  addDish,
  address,
  cartButton,
  cartDrawer,
  coal,
  neem,
  stepper,
} from './support/ordering.ts';
import {
  card,
  fillCheckout,
  goToCheckout,
  openCart,
  placeOrderButton,
} from './support/ordering.ts';
import { watchRequests } from './support/requests.ts';
import { readStorage, storedOrders } from './support/storage.ts';
import { expect, test, tileUrl } from './support/test.ts';
import { chatDialog, messageDriver } from './support/tracking.ts';

test('a customer searches, orders, tracks the delivery to the door and signs out @1.4 @1.6 @1.7 @1.9 @1.10 @2.3 @2.21 @2.40 @2.54 @2.64 @2.67 @2.89 @2.90 @2.106 @3.7 @3.8 @3.9 @4.4 @4.17 @4.35 @4.36 @4.40 @6.1 @6.2 @7.1 @7.2 @7.5 @7.11 @7.13 @9.2 @9.3 @9.6 @9.7 @9.8', async ({
  page,
}) => {
  test.slow();
  const account = inventAccount();
  const requests = watchRequests(page);
  await page.clock.install();
  await recordHeader(page);
  await page.goto('/');
  const banner = page.getByRole('banner');
  const expectNoSignInButtons = async () => {
    await expect(accountButton(page, account)).toBeVisible();
    const seen = await headerHistory(page);
    expect(seen.some((text) => text.includes(account.fullName))).toBe(true);
    expect(seen.filter((text) => text === 'Sign In' || text === 'Sign Up')).toEqual([]);
  };
  const replacement = page.getByRole('dialog', { name: 'Replace your cart?' });

  await test.step('a search in the header opens the list of restaurants, whose search field contains the same text', async () => {
    await banner.getByRole('searchbox').fill('seekh roll');
    await banner.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 restaurant found');
    await expect(page).toHaveURL('/restaurants');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('seekh roll');
    await expect(banner.getByRole('searchbox')).toHaveValue('');
  });

  await test.step('the customer adds a dish and changes its quantity', async () => {
    await page.getByRole('article').getByRole('link', { name: coal.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: coal.name })).toBeVisible();
    await addDish(page, coal.roll);
    const quantity = stepper(page, coal.roll);
    await expect(quantity).toHaveText('1');
    await quantity.getByRole('button', { name: 'Increase' }).click();
    await quantity.getByRole('button', { name: 'Increase' }).click();
    await expect(quantity).toHaveText('3');
    await quantity.getByRole('button', { name: 'Decrease' }).click();
    await expect(quantity).toHaveText('2');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  });

  await test.step('a new account shows its name at once', async () => {
    expect(await headerHistory(page)).toEqual(expect.arrayContaining(['Sign In', 'Sign Up']));
    await openAuthModal(page, 'Sign Up');
    await fillSignUp(page, account);
    await submitAuth(page, 'Create Account');
    await expect(accountButton(page, account)).toBeVisible();
    // An account whose name arrives late would be called “User” for a moment.
    expect((await headerHistory(page)).filter((text) => text.endsWith('User'))).toEqual([]);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
  });

  await test.step('a dish from another restaurant replaces the cart only after a question', async () => {
    await page.getByRole('link', { name: 'Back to restaurants' }).click();
    const search = page.getByRole('main').getByRole('searchbox');
    await expect(search).toHaveValue('seekh roll');
    await search.fill('');
    await page.getByRole('article').getByRole('link', { name: neem.name }).click();
    await addDish(page, neem.pizza);
    await expect(replacement).toContainText(coal.name);
    await expect(replacement).toContainText(neem.name);
    await replacement.getByRole('button', { name: 'Keep my cart' }).click();
    await expect(replacement).toBeHidden();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');

    await addDish(page, neem.pizza);
    await replacement.getByRole('button', { name: 'Replace my cart' }).click();
    await expect(stepper(page, neem.pizza)).toHaveText('1');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
  });

  await test.step('the drawer shows the right total', async () => {
    await addDish(page, neem.salad);
    const drawer = await openCart(page);
    await expect(drawer.getByRole('heading', { level: 3 })).toHaveText(neem.name);
    await expect(drawer.getByText('North Indian')).toBeVisible();
    await expect(drawer.getByText(coal.roll)).toBeHidden();
    await stepper(drawer, neem.pizza).getByRole('button', { name: 'Increase' }).click();
    await expect(drawer).toMatchAriaSnapshot(`
      - term: Subtotal
      - definition: $22.47 / ₹1,865
      - term: Delivery fee
      - definition: $2.99 / ₹248
      - term: Total
      - definition: $25.46 / ₹2,113
      - link "Proceed to Checkout"
    `);
    await page.keyboard.press('Escape');
    await expect(cartDrawer(page)).toBeHidden();
  });

  await test.step('checkout asks for the address and the card', async () => {
    await goToCheckout(page);
    await expect(page.getByRole('region', { name: 'Order Summary' })).toMatchAriaSnapshot(`
      - paragraph: 25-30 min delivery
      - list "Dishes":
        - listitem:
          - paragraph: /2× ?${neem.pizza}/
          - text: $18.98 / ₹1,575
        - listitem:
          - paragraph: /1× ?${neem.salad}/
          - text: $3.49 / ₹290
      - term: Subtotal
      - definition: $22.47 / ₹1,865
      - term: Delivery fee
      - definition: $2.99 / ₹248
      - term: Tax (8%)
      - definition: $1.80 / ₹150
      - term: Total
      - definition: $27.26 / ₹2,263
    `);
    await fillCheckout(page);
    await placeOrderButton(page).click();
  });

  const orderId = await test.step('the order is placed and stored', async () => {
    await expect(page).toHaveURL(/\/track\?id=FD\d{6}[1-9]\d{3}$/);
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const orders = await storedOrders(page);
    expect(Object.keys(orders)).toEqual([id]);
    const order = orders[id];
    expect(order).toEqual({
      id,
      userId: expect.stringMatching(/./),
      restaurant: { id: 'neem-and-nigella', name: neem.name },
      items: [
        expect.objectContaining({ name: neem.pizza, price: 9.49, priceINR: '₹788', quantity: 2 }),
        expect.objectContaining({ name: neem.salad, price: 3.49, priceINR: '₹290', quantity: 1 }),
      ],
      total: 27.26,
      totalINR: '₹2,263',
      deliveryAddress: {
        street: address['Street Address'],
        city: address.City,
        zipCode: address['PIN Code'],
        instructions: address['Delivery Instructions'],
      },
      paymentMethod: {
        cardNumber: '•••• 1111',
        expiryDate: '12/34',
        cvv: '•••',
        nameOnCard: 'Asha Rao',
      },
      status: 'confirmed',
      createdAt: expect.any(String),
      estimatedDelivery: expect.any(String),
      driver: {
        name: expect.stringMatching(/./),
        phone: expect.stringMatching(/\d/),
        vehicle: expect.stringMatching(/./),
        rating: expect.any(Number),
      },
      kitchenAllergens: expect.arrayContaining(['gluten', 'milk']),
    });
    const minutes =
      (Date.parse(order?.estimatedDelivery ?? '') - Date.parse(order?.createdAt ?? '')) / 60_000;
    expect(minutes).toBe(30);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
    return id;
  });

  const status = page.getByRole('region', { name: 'Delivery status' });
  const countdown = status.getByRole('heading', { name: /^Delivery in (30:00|29:[0-5]\d)$/ });

  await test.step('the tracking page counts down', async () => {
    await expect(countdown).toBeVisible();
    await expect(status.getByText('Your order is on the way!')).toBeVisible();
    await expect(status.getByText('Estimated delivery time')).toBeVisible();
    await expect(status.getByRole('timer')).toHaveText(/^Delivery in (30:00|29:[0-5]\d)$/);
    await expect(page.getByRole('region', { name: 'Order details' })).toMatchAriaSnapshot(`
      - term: Order ID
      - definition: ${orderId}
      - term: Restaurant
      - definition: ${neem.name}
      - term: Items
      - definition: 2× ${neem.pizza}, 1× ${neem.salad}
      - term: Total
      - definition: $27.26 / ₹2,263
    `);
    const delivery = page.getByRole('region', { name: 'Delivery Address' });
    await Promise.all(Object.values(address).map((line) => expect(delivery).toContainText(line)));
  });

  const note = 'Mind the marigolds';
  await test.step('the driver answers a message', async () => {
    await messageDriver(page);
    const chat = chatDialog(page);
    await chat.getByRole('textbox', { name: 'Message to your driver' }).fill(note);
    await chat.getByRole('button', { name: 'Send' }).click();
    await expect(chat.getByRole('listitem')).toHaveText([/^Driver · /, /^You · /, /^Driver · /]);
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect(chat).toBeHidden();
  });

  await test.step('the customer and the order survive a reload', async () => {
    await page.reload();
    await expectNoSignInButtons();
    await expect(countdown).toBeVisible();
    const steps = page.getByRole('region', { name: 'Order progress' }).getByRole('listitem');
    await expect(steps).toContainText([
      'Order Confirmed',
      'Food Prepared',
      /Out for Delivery.*Driver is on the way/,
    ]);
  });

  await test.step('the order is delivered when the countdown ends', async () => {
    await page.clock.fastForward('30:00');
    await expect(status.getByRole('heading', { name: 'Delivered!' })).toBeVisible();
    await expect(
      status.getByText('Your order has been successfully delivered', { exact: true }),
    ).toBeVisible();
    await expect(status.getByRole('timer')).toBeHidden();
    const steps = page.getByRole('region', { name: 'Order progress' }).getByRole('listitem');
    await expect(steps).toContainText([
      'Order Confirmed',
      'Food Prepared',
      /Delivered.*Order has been delivered/,
    ]);
  });

  await test.step('signing out empties the cart and shows the sign-in buttons again', async () => {
    await page.goto(neem.path);
    await addDish(page, neem.salad);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    await expectNoSignInButtons();
    await signOut(page, account);
    await expect(banner.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
    expect(Object.keys(await storedOrders(page))).toEqual([orderId]);
    expect(await readStorage(page, 'orders')).not.toMatch(/4111 ?1111/);
  });

  await test.step('requests went only to our own server, the identity service and the tile server', () => {
    expect(requests.notAllowed()).toEqual([]);
    expect(requests.connections).toEqual([]);
    // The record must contain requests to the tile server and the identity service, or it would prove nothing.
    expect(requests.sent.filter(({ url }) => tileUrl.test(url)).length).toBeGreaterThan(0);
    expect(requests.carrying([account.email]).length).toBeGreaterThan(0);
    expect(
      requests.carrying([
        note,
        ...Object.values(address).filter((line) => line !== address.City),
        card['Card Number'],
        '4111 1111 1111 1111',
        neem.pizza,
      ]),
    ).toEqual([]);
  });
});
