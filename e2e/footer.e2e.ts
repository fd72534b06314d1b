/** Checks the one-line footer of the tracking page. */
import { expectAccessible } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/room.ts';
import { expect, test } from './support/test.ts';

test('the footer of the tracking page is one expandable line at 320 and at 1280 pixels @2.25', async ({
  page,
}) => {
  await page.goto('/track');
  const footer = page.getByRole('contentinfo');
  const quickLinks = footer.getByRole('navigation', { name: 'Quick links' });
  const more = footer.getByText('More');
  for (const width of [1280, 320]) {
    /* oxlint-disable no-await-in-loop -- one width after the other, on the same page */
    await page.setViewportSize({ width, height: 700 });
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    await expect(quickLinks).toBeHidden();
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(64);
    await more.press('Enter');
    await expect(quickLinks.getByRole('link')).toHaveCount(5);
    await expect(footer.getByRole('textbox', { name: 'Your email address' })).toBeVisible();
    await expect(footer.getByRole('link', { name: /@/ })).toBeVisible();
    await expect(footer.getByRole('link', { name: /^FoodDash on/ })).toHaveCount(4);
    await expectNoSidewaysScroll(page);
    // Check only the smallest screen, on which links and buttons are smallest and closest together.
    if (width === 320) await expectAccessible(page, 'footer');
    await more.press('Enter');
    /* oxlint-enable no-await-in-loop */
  }
});
