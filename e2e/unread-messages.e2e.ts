/** Checks that a message counts as seen only after a tab has shown it on the screen. */
import type { Page } from '@playwright/test';
import type { ChatMessage } from '../src/domain/entities.ts';
import { accountButton } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { setVisibility } from './support/look.ts';
import { returningCustomer } from './support/session.ts';
import { sampleOrder, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { chatDialog, driverCard, trackedId, trackedPath } from './support/tracking.ts';

const message = (page: Page, said: string) =>
  driverCard(page).getByRole('button', { name: `Message Arjun Rawat${said}`, exact: true });
const inBar = (page: Page) =>
  page.getByRole('complementary', { name: 'Your active orders' }).getByRole('link');

/** Stores a message from the driver, as another tab would. */
async function driverWrites(tab: Page, text: string): Promise<void> {
  await tab.evaluate(
    ([key, words]) => {
      const timestamp = Date.now();
      const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
      const senders = { senderId: 'driver', senderName: 'Arjun Rawat', senderType: 'driver' };
      const added = { id: String(timestamp), text: words, timestamp, createdAt: '', ...senders };
      localStorage.setItem(key, JSON.stringify([...stored, added]));
    },
    [`chat_${trackedId}`, text] as const,
  );
}

async function open(page: Page) {
  const customer = await returningCustomer(page);
  const order = { ...sampleOrder(trackedId, 20), userId: customer.uid };
  await seedStorage(page, 'orders', { [trackedId]: order });
  await page.goto(trackedPath);
  await expect(accountButton(page, customer)).toBeVisible();
  return customer;
}

async function ask(page: Page): Promise<void> {
  await message(page, '').click();
  await chatDialog(page).getByRole('button', { name: 'Where are you?' }).click();
  await chatDialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(chatDialog(page).getByText('Driver is typing...')).toBeVisible();
}

test('the driver answers once, whichever page is open, and the active-order bar counts the unread message @11.6', async ({
  page,
  openTab,
}) => {
  await page.clock.install();
  await open(page);
  const other = await openTab('/about');
  await ask(page);
  await chatDialog(page).getByRole('button', { name: 'Close chat' }).click();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(inBar(page)).toHaveAccessibleName(/, 1 unread message$/);

  await inBar(page).click();
  await message(page, ', 1 unread message').click();
  await expect(inBar(other)).not.toHaveAccessibleName(/unread/);
  await chatDialog(page).getByRole('button', { name: 'Close chat' }).click();
  await other.close();
  await ask(page);
  await page.goto('/about');
  await page.clock.fastForward(4000);
  await expect(inBar(page)).toHaveAccessibleName(/, 1 unread message$/);
  const stored = await page.evaluate((key) => localStorage.getItem(key), `chat_${trackedId}`);
  const senders = (JSON.parse(stored ?? '[]') as ChatMessage[]).map(({ senderType }) => senderType);
  expect(senders).toEqual(['driver', 'customer', 'driver', 'customer', 'driver']);
});

test('a driver’s message is unread in both tabs while the chat is closed or its window is hidden @11.2 @11.4', async ({
  page,
  openTab,
}) => {
  await open(page);
  const other = await openTab('/about');
  await message(page, '').click();
  await chatDialog(page).getByRole('button', { name: 'Where are you?' }).click();
  await chatDialog(page).getByRole('button', { name: 'Send' }).click();
  await chatDialog(page).getByRole('button', { name: 'Close chat' }).click();
  await expect(message(page, ', 1 unread message')).toBeVisible();
  await expect(inBar(other)).toHaveAccessibleName(/, 1 unread message$/);
  await expectAccessible(page, 'main');

  await message(page, ', 1 unread message').click();
  await expect(inBar(other)).not.toHaveAccessibleName(/unread/);
  await chatDialog(page).getByRole('button', { name: 'Close chat' }).click();
  await expect(message(page, '')).toBeVisible();
  await page.reload();
  await expect(message(page, '')).toBeVisible();

  await message(page, '').click();
  await expect(chatDialog(page).getByRole('listitem')).toHaveCount(3);
  await expect(inBar(other)).not.toHaveAccessibleName(/unread/);
  await setVisibility(page, 'hidden');
  await driverWrites(other, 'I am at the gate.');
  await driverWrites(other, 'Which bell is it?');
  await expect(chatDialog(page).getByRole('listitem')).toHaveCount(5);
  await other.reload();
  await expect(inBar(other)).toHaveAccessibleName(/, 2 unread messages$/);
  await setVisibility(page, 'visible');
  await expect(inBar(other)).not.toHaveAccessibleName(/unread/);
});
