/** Checks the chat's layout and the time of the driver's answers. */
import type { Locator, Page } from '@playwright/test';
import { driverGreeting } from '../src/data/driver-replies.ts';
import { expectAccessible, openDialog } from './support/axe.ts';
import { boxOf } from './support/box.ts';
import { narrowest } from './support/room.ts';
import { expect, test } from './support/test.ts';
import {
  chatDialog,
  followAsCustomer,
  messageDriver,
  orderCard,
  stopClock,
  trackedOrder,
} from './support/tracking.ts';

const { id, driver } = trackedOrder();
const storageKey = `chat_${id}`;

function messages(page: Page): Locator {
  return chatDialog(page).getByRole('log', { name: 'Conversation' }).getByRole('listitem');
}

function messageBox(page: Page): Locator {
  return chatDialog(page).getByRole('textbox', { name: 'Message to your driver' });
}

function sendButton(page: Page): Locator {
  return chatDialog(page).getByRole('button', { name: 'Send' });
}

function typing(page: Page): Locator {
  return chatDialog(page).getByText('Driver is typing...');
}

/** Opens the chat from the driver card, and waits for the first message. */
async function openFromDriverCard(page: Page): Promise<void> {
  await messageDriver(page);
  await expect(messages(page).first()).toContainText(driverGreeting);
}

async function openFromTrackingCard(page: Page): Promise<void> {
  await orderCard(page).getByRole('button', { name: 'Chat with Driver' }).click();
  await expect(messages(page).first()).toContainText(driverGreeting);
}

async function closeChat(page: Page): Promise<void> {
  await chatDialog(page).getByRole('button', { name: 'Close chat' }).click();
  // Let the dialog fade out.
  await page.clock.runFor(1000);
  await expect(chatDialog(page)).toBeHidden();
}

async function send(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await sendButton(page).click();
  await expect(messageBox(page)).toHaveValue('');
}

test.beforeEach(async ({ page }) => {
  await followAsCustomer(page);
});

test('an emptied chat invites the customer to start a conversation @2.108', async ({
  page,
  openTab,
}) => {
  await openFromDriverCard(page);
  const other = await openTab('/about');
  await other.evaluate((key) => localStorage.removeItem(key), storageKey);
  const dialog = chatDialog(page);
  await expect(
    dialog.getByRole('heading', { name: 'Start a conversation with your driver' }),
  ).toBeVisible();
  await expect(
    dialog.getByText('Ask about delivery status, location, or special instructions'),
  ).toBeVisible();
  await expect(messages(page)).toHaveCount(0);
});

test('the chat is 600 pixels high @2.107 @9.29', async ({ page }) => {
  await openFromDriverCard(page);
  expect((await boxOf(chatDialog(page))).height).toBe(600);
});

test('a long message makes the field grow to four lines, and a sent message keeps its line breaks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openFromDriverCard(page);
  const heights: number[] = [];
  for (const lines of [1, 2, 4, 9]) {
    /* oxlint-disable no-await-in-loop -- one text after the other */
    await messageBox(page).fill(Array(lines).fill('Gate 2').join('\n'));
    heights.push((await boxOf(messageBox(page))).height);
    /* oxlint-enable no-await-in-loop */
  }
  expect(heights).toEqual([24, 48, 96, 96]);
  await messageBox(page).fill('Block B');
  await messageBox(page).press('Shift+Enter');
  await messageBox(page).pressSequentially('Flat 12');
  await messageBox(page).press('Enter');
  await expect(messageBox(page)).toHaveValue('');
  const bubble = messages(page).filter({ hasText: 'Block B' }).getByText('Block B');
  await expect(bubble).toHaveText('Block B\nFlat 12', { useInnerText: true });
});

test('on a phone, the chat is at the bottom edge of the screen, as wide as the screen', async ({
  page,
}) => {
  for (const viewport of [narrowest, { width: 360, height: 780 }, { width: 560, height: 900 }]) {
    /* oxlint-disable no-await-in-loop -- one phone after the other */
    await page.setViewportSize(viewport);
    await openFromDriverCard(page);
    await expect
      .poll(async () => {
        const { x, y, width, height } = await boxOf(chatDialog(page));
        return { x, width, bottom: y + height };
      })
      .toEqual({ x: 0, width: viewport.width, bottom: viewport.height });
    await closeChat(page);
    /* oxlint-enable no-await-in-loop */
  }
});

test('both chat buttons open the same conversation, and the driver answers after two to four seconds @4.48 @9.13 @P.19', async ({
  page,
}) => {
  await openFromDriverCard(page);
  await send(page, 'Leave at door');
  await page.clock.runFor(1000);
  await expect(messages(page)).toHaveCount(3);
  const conversation = await messages(page).allTextContents();
  await closeChat(page);

  // The tracking card shows the driver after this time.
  await page.clock.runFor(20_000);
  await openFromTrackingCard(page);
  await expect(messages(page)).toHaveText(conversation);

  await stopClock(page);
  let count = conversation.length;
  for (const delay of [2000, 3999]) {
    /* oxlint-disable no-await-in-loop -- one message after the other */
    // The moment at which a message is written decides how long its answer takes.
    const now = await page.evaluate(() => Date.now());
    await page.clock.runFor((delay - (now % 2000) + 2000) % 2000);
    await send(page, 'Please ring the bell');
    await expect(typing(page)).toBeVisible();
    await page.clock.runFor(delay - 10);
    await expect(typing(page)).toBeVisible();
    await expect(messages(page)).toHaveCount(count + 1);
    await page.clock.runFor(10);
    count += 2;
    await expect(messages(page)).toHaveCount(count);
    await expect(messages(page).last()).toHaveText(/^Driver · /);
    await expect(typing(page)).toBeHidden();
    /* oxlint-enable no-await-in-loop */
  }
});

test('a long conversation shows its last 50 messages, and a click that shows earlier messages moves none of them', async ({
  page,
}) => {
  const history = Array.from({ length: 120 }, (_, index) => ({
    id: String(index + 1),
    text: `News ${index + 1}`,
    senderId: 'driver',
    senderName: driver.name,
    senderType: 'driver',
    timestamp: index + 1,
    createdAt: new Date(index + 1).toISOString(),
  }));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKey,
    JSON.stringify(history),
  ] as const);
  await messageDriver(page);
  const region = chatDialog(page).getByRole('region', { name: 'Messages' });
  const earlier = region.getByRole('button', { name: 'Show earlier messages' });
  await expect(messages(page)).toHaveCount(50);
  await expect(messages(page).last()).toBeInViewport();

  await region.evaluate((scroller) => scroller.scrollTo(0, 10));
  const top = messages(page).filter({ hasText: /News 71$/ });
  const before = await top.boundingBox();
  await earlier.click();
  await expect(messages(page)).toHaveCount(100);
  expect(Math.abs(((await top.boundingBox())?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(2);
  await expectAccessible(page, openDialog);

  await region.evaluate((scroller) => scroller.scrollTo(0, 0));
  await earlier.click();
  await expect(messages(page)).toHaveCount(120);
  await expect(earlier).toBeHidden();
  await expect(region).toBeFocused();
  await send(page, 'Hello');
  await expect(messages(page).last()).toBeInViewport();
});
