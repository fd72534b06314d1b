/** The newsletter form: in the footer of every page, and once more in the blog. */
import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

export function newsletterEmail(part: Locator): Locator {
  return part.getByRole('textbox', { name: 'Email for the newsletter' });
}

/** It insists on an address, and its thanks take the place of the form. */
export async function expectToSubscribe(part: Locator): Promise<void> {
  const email = newsletterEmail(part);
  const subscribe = part.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  await expect(email).toBeFocused();
  await email.fill('no address');
  await subscribe.click();
  await expect(email).toHaveValue('no address');
  await email.fill('asha@example.com');
  await subscribe.click();
  await expect(part.getByRole('status')).toHaveText(/asha@example\.com/);
  await expect(email).toBeHidden();
}
