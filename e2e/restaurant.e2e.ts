/** One restaurant: its facts, its menu by category, and the way into the cart. */
import {
  addButton,
  addDish,
  cartButton,
  cartDrawer,
  coal,
  makkhan,
  neem,
  openCart,
  stepper,
} from './support/ordering.ts';
import { expect, test } from './support/test.ts';

test('an open restaurant shows its facts and leads back to the list', async ({ page }) => {
  await page.goto(neem.path);
  const main = page.getByRole('main');
  await expect(main.getByText('Open', { exact: true })).toBeVisible();
  await expect(main.getByText('Delivery fee $2.99')).toBeVisible();
  await main.getByRole('link', { name: 'Back to restaurants' }).click();
  await expect(page).toHaveURL('/restaurants');
});

test('the tabs show one category of the menu at a time', async ({ page }) => {
  await page.goto(neem.path);
  const tabs = page.getByRole('tablist', { name: 'Menu categories' }).getByRole('tab');
  await expect(tabs).toHaveText(['all', 'Pizza', 'Pasta', 'Salad', 'Appetizer']);
  const dishes = page.getByRole('tabpanel').getByRole('article');
  await expect(dishes).toHaveCount(15);
  await tabs.getByText('Salad').click();
  await expect(page.getByRole('tab', { name: 'Salad' })).toHaveAttribute('aria-selected', 'true');
  await expect(dishes.getByRole('heading', { level: 3 })).toHaveText([
    'Kachumber Salad',
    'Spiced Chickpea Salad',
    'Chicken Tikka Salad',
  ]);
  const salad = dishes.filter({ hasText: neem.salad });
  await expect(salad.getByText('Vegetarian')).toBeVisible();
  await expect(salad).toContainText('$3.49 ₹290');
});

test('an empty category says that it has no items', async ({ page }) => {
  await page.goto(coal.path);
  await page.getByRole('tab', { name: 'Pasta' }).click();
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(0);
});

test('a closed restaurant takes no orders and says why', async ({ page }) => {
  await page.goto(makkhan.path);
  await expect(page.getByRole('main').getByText('Closed', { exact: true })).toBeVisible();
  const reason = `${makkhan.name} is closed right now.`;
  await expect(page.getByRole('alert')).toContainText(reason);
  const buttons = page.getByRole('tabpanel').getByRole('button');
  await expect(buttons).toHaveCount(15);
  const closedButtons = page.getByRole('button', { name: `${makkhan.name} is closed right now` });
  await expect(closedButtons).toHaveCount(15);
  for (const button of await closedButtons.all()) {
    /* oxlint-disable no-await-in-loop -- the first that fails is the one to look at */
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(new RegExp(reason));
    /* oxlint-enable no-await-in-loop */
  }
});

test('Add becomes minus, quantity and plus, and minus at one takes the dish out', async ({
  page,
}) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const quantity = stepper(page, neem.pizza);
  await expect(quantity).toHaveText('1');
  await expect(addButton(page, neem.pizza)).toBeHidden();
  const plus = quantity.getByRole('button', { name: `Increase quantity of ${neem.pizza}` });
  const minus = quantity.getByRole('button', { name: `Decrease quantity of ${neem.pizza}` });
  await expect(plus).toBeFocused();
  await plus.click();
  await expect(quantity).toHaveText('2');
  await minus.click();
  await minus.click();
  await expect(quantity).toBeHidden();
  await expect(addButton(page, neem.pizza)).toBeFocused();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
});

test('the menu and the drawer show the same quantities', async ({ page }) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  await stepper(drawer, neem.pizza).getByRole('button', { name: 'Increase' }).click();
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await expect(cartDrawer(page)).toBeHidden();
  await expect(stepper(page, neem.pizza)).toHaveText('2');
});
