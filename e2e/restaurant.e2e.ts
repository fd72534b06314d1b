/** One restaurant: its facts, its menu by category, and the way into the cart. */
import { addDish, cartDrawer, neem, openCart, stepper } from './support/ordering.ts';
import { expect, test } from './support/test.ts';

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

test('the menu and the drawer show the same quantities', async ({ page }) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  await stepper(drawer, neem.pizza).getByRole('button', { name: 'Increase' }).click();
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await expect(cartDrawer(page)).toBeHidden();
  await expect(stepper(page, neem.pizza)).toHaveText('2');
});
