/** Walks the chat in Chromium, and controls the clock, the locks, the storage and the other tabs. */
import type { Locator, Page } from '@playwright/test';
import type { ChatMessage } from '../../src/domain/entities.ts';
import { order, QUICK_REPLY } from '../../tests/fixtures.ts';
import { driverChatModel, longHistory } from '../../tests/models/driver-chat.ts';
import { expect } from '../support/test.ts';
import { chatDialog, driverCard, orderCard, stopClock } from '../support/tracking.ts';
import { newCustomer, rememberSession } from '../support/session.ts';
import { walkInBrowser } from './walk.ts';
import type { World } from './walk.ts';
import {
  breakConsole,
  brokenConsoleError,
  setStorage,
  repair,
  openEmptyTab,
  LockQueue,
  refuseStorage,
} from './world.ts';

const tracked = order();
const KEY = `chat_${tracked.id}`;

/** Milliseconds after which the dialog has faded out, but the driver has not answered yet. */
const FADE = 250;

type Stage = World & {
  isClockStopped: boolean;
  /** The queue for the lock on the stored conversation. */
  queue?: LockQueue;
  uid: string;
};

const messages = (page: Page): Locator =>
  chatDialog(page).getByRole('log', { name: 'Conversation' }).getByRole('listitem');
const box = (page: Page): Locator =>
  chatDialog(page).getByRole('textbox', { name: 'Message to your driver' });
const earlierButton = (page: Page): Locator =>
  chatDialog(page).getByRole('button', { name: 'Show earlier messages' });
const sendButton = (page: Page): Locator => chatDialog(page).getByRole('button', { name: 'Send' });

/** Stops the clock, so that the walk decides when the driver answers. */
async function stopTime(stage: Stage): Promise<void> {
  if (!stage.isClockStopped) await stopClock(stage.page);
  stage.isClockStopped = true;
}

/**
 * Makes `uid` the author of the customer's messages, and sets their time to a minute from now, so that no
 * answer is due yet.
 */
const writtenNow = (all: readonly ChatMessage[], uid: string): ChatMessage[] =>
  all.map((message) =>
    message.senderType === 'customer'
      ? { ...message, senderId: uid, timestamp: Date.now() + 60_000 }
      : message,
  );

const setVisibility = (page: Page, visibilityState: DocumentVisibilityState) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);

const typing =
  (isTyping: boolean) =>
  async ({ page }: World, { tags }: { tags: readonly string[] }) => {
    if (!tags.includes('open')) return;
    await expect(chatDialog(page).getByRole('status')).toHaveText(
      isTyping ? 'Driver is typing...' : '',
    );
  };

async function prepare(world: World): Promise<Stage> {
  const customer = await newCustomer(world.request);
  await rememberSession(world.page, customer);
  await setStorage(world.page, 'orders', {
    [tracked.id]: { ...tracked, userId: customer.uid },
  });
  await world.page.clock.install({ time: Date.now() });
  return { ...world, isClockStopped: false, uid: customer.uid };
}

walkInBrowser(driverChatModel, {
  prepare,
  mounts: {
    'Asha at her order': async (stage) => {
      const { page } = stage;
      await page.goto(`/track?id=${tracked.id}&inspect`);
      await expect(orderCard(page)).toBeVisible();
      stage.queue = await LockQueue.before(page, KEY);
    },
  },
  runs: {
    'chat.opened': async (_, { page, queue }) => {
      await driverCard(page)
        .getByRole('button', { name: `Message ${tracked.driver.name}` })
        .click();
      queue?.join('history');
    },
    'chat.closed': async (_, { page, isClockStopped }) => {
      await chatDialog(page).getByRole('button', { name: 'Close chat' }).click();
      if (isClockStopped) await page.clock.runFor(FADE);
    },
    'chat.drafted': ({ text }, { page }) =>
      chatDialog(page).getByRole('button', { name: text }).click(),
    'chat.sent': async (_, stage) => {
      await stopTime(stage);
      await box(stage.page).press('Enter');
      stage.queue?.join('message');
    },
    'chat.earlierRequested': async (_, { page }) => {
      await earlierButton(page).click();
      // The click scrolls the end of the conversation out of view. In the model, the end is still visible.
      await messages(page).last().scrollIntoViewIfNeeded();
    },
    'chat.endShown': (_, { page }) => setVisibility(page, 'visible'),
    'chat.endHidden': (_, { page }) => setVisibility(page, 'hidden'),
    'chat.changed': async (sample, { page, uid }) => {
      const tab = await openEmptyTab(page);
      await setStorage(tab, KEY, writtenNow(sample.messages, uid));
      await tab.close();
    },
    'xstate.done.actor.loadHistory': async (history, stage) => {
      await stopTime(stage);
      await repair(stage.page);
      await setStorage(stage.page, KEY, writtenNow(history, stage.uid));
      await stage.queue?.grantLock('history');
    },
    // The stored data is invalid, and the console is broken. When the app reports the data, the console
    // therefore throws an unexpected error.
    'xstate.error.actor.loadHistory': async (_, { page, queue }) => {
      await repair(page);
      await setStorage(page, KEY, 'not JSON');
      await breakConsole(page);
      await queue?.grantLock('history');
    },
    'xstate.done.actor.storeMessage': async (_, { page, queue }) => {
      await repair(page);
      await queue?.grantLock('message');
    },
    'xstate.error.actor.storeMessage': async (_, { page, queue }) => {
      await repair(page);
      await refuseStorage(page, KEY);
      await queue?.grantLock('message');
    },
  },
  states: {
    'panel.closed': ({ page }) => expect(chatDialog(page)).toBeHidden(),
    'panel.loading': async ({ page }) => {
      await expect(chatDialog(page).getByText(`Order #${tracked.id}`)).toBeVisible();
      await expect(
        chatDialog(page).getByText('Start a conversation with your driver'),
      ).toBeHidden();
    },
    'panel.open': async ({ page }, { context }) => {
      // The inspector truncates a long list, so `context.messages` lacks the last messages.
      const all = context.messages.length > 50 ? longHistory : context.messages;
      const shown = all.slice(-context.shownCount);
      await expect(messages(page)).toHaveCount(shown.length);
      await expect(messages(page)).toContainText(shown.map(({ text }) => text));
      const isMoreToShow = all.length > shown.length;
      await expect(earlierButton(page)).toBeVisible({ visible: isMoreToShow });
    },
    'panel.open.endHidden': ({ page }) => expect(messages(page).last()).toBeVisible(),
    'panel.open.endShown': async ({ page }, { context }) => {
      if (context.messages.length > 0) await expect(messages(page).last()).toBeInViewport();
    },
    composing: async ({ page }, { context, tags }) => {
      if (tags.includes('open')) await expect(box(page)).toHaveValue(context.draft);
    },
    'composing.idle': async ({ page }, { context, tags }) => {
      if (!tags.includes('open')) return;
      if (context.draft.trim() === '') await expect(sendButton(page)).toBeDisabled();
      else await expect(sendButton(page)).toBeEnabled();
    },
    'composing.sending': async ({ page }, { tags }) => {
      if (!tags.includes('open')) return;
      await expect(box(page)).toHaveValue(QUICK_REPLY);
      await expect(sendButton(page)).toBeDisabled();
    },
    'driver.idle': typing(false),
    'driver.typing': typing(true),
  },
  pageErrors: [/The message was not stored/, brokenConsoleError],
});
