/** Checks the chat's layout. */
import type { Locator, Page } from '@playwright/test';
import { driverGreeting } from '../src/data/driver-replies.ts';
import { expectAccessible, openDialog } from './support/axe.ts';
import { boxOf } from './support/box.ts';
import { enlargeText, expectRoomForLargeText, narrowest } from './support/room.ts';
import { expect, test } from './support/test.ts';
import { chatDialog, followAsCustomer, messageDriver, trackedOrder } from './support/tracking.ts';

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

/** Opens the chat from the driver card, and waits for the first message. */
async function openFromDriverCard(page: Page): Promise<void> {
  await messageDriver(page);
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

test('on a wide screen, the chat is 600 pixels high; on a phone, it is at the bottom edge and shows its title, its field and the last message @2.107 @9.29 @23.3', async ({
  page,
}) => {
  const chat = chatDialog(page);
  const title = chat.getByText('Chat with Driver');
  await openFromDriverCard(page);
  expect((await boxOf(chat)).height).toBe(600);

  await test.step('the chat is as wide as the phone, and is at the bottom edge of the screen', async () => {
    for (const viewport of [narrowest, { width: 560, height: 900 }]) {
      /* oxlint-disable no-await-in-loop -- one phone after the other */
      await page.setViewportSize(viewport);
      await expect
        .poll(async () => {
          const { x, y, width, height } = await boxOf(chat);
          return { x, width, bottom: y + height };
        })
        .toEqual({ x: 0, width: viewport.width, bottom: viewport.height });
      /* oxlint-enable no-await-in-loop */
    }
  });

  await test.step('the field grows to four lines, and a sent message keeps its line breaks', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
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

  await test.step('a phone held sideways shows the last message above the field', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await messageBox(page).fill('Hello');
    await messageBox(page).press('Enter');
    await expect(chat.getByText('Hello', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(messageBox(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('the chat has room for text twice as large', async () => {
    await closeChat(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await enlargeText(page);
    await messageDriver(page);
    await messageBox(page).focus();
    const close = chat.getByRole('button', { name: 'Close chat' });
    for (const part of [title, close, messageBox(page)]) {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expectRoomForLargeText(page);
  });
});

test('a long conversation shows its last 50 messages, which do not move when the customer shows earlier messages', async ({
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
