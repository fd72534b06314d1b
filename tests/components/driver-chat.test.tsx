import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { driverGreeting } from '../../src/data/driver-replies.ts';
import { sampleDriverEta } from '../../src/data/drivers.ts';
import { afterNoon, asha, greeting, MINUTE, NOON, order } from '../fixtures.ts';
import {
  actOutsideApp,
  advanceTime,
  customer,
  fillInField,
  fillInSilently,
  openFreshBrowser,
  press,
  sendForm,
  startTheClock,
  stopTheClock,
} from './app.tsx';
import { openTrackedOrder } from './orders.ts';
import { storeElsewhere } from './storage.ts';

beforeEach(openFreshBrowser);
afterEach(startTheClock);

async function openBox(): Promise<HTMLElement> {
  const tracked = order();
  await openTrackedOrder(tracked, asha);
  await customer.click(screen.getByRole('button', { name: `Message ${tracked.driver.name}` }));
  return screen.findByLabelText('Message to your driver');
}

test('the chat shows the driver, the order, the ETA and “Online”, and a sent message is trimmed and labelled “You” with its time @2.107 @2.109 @2.110 @5.15 @7.10', async () => {
  const now = new Date(2026, 0, 1, 17, 30).getTime();
  stopTheClock(now);
  const tracked = order({ estimatedDelivery: new Date(now + 20 * MINUTE).toISOString() });
  await openTrackedOrder(tracked, asha);
  await customer.click(screen.getByRole('button', { name: `Message ${tracked.driver.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Chat with Driver' }));
  expect(dialog.getByRole('heading', { name: 'Chat with Driver' })).toBeVisible();
  for (const text of [tracked.driver.name, `Order #${tracked.id}`, 'ETA: 20 min', 'Online']) {
    expect(dialog.getByText(text)).toBeVisible();
  }
  const box = dialog.getByLabelText('Message to your driver');
  expect(box).toHaveAttribute('placeholder', 'Type your message...');
  await customer.type(box, '  The gate is green  {Enter}');
  expect(box).toHaveValue('');
  const messages = within(dialog.getByRole('log', { name: 'Conversation' }));
  const [first, own, ...more] = messages.getAllByRole('listitem');
  expect(first).toHaveTextContent(`Driver · 5:30 pm${driverGreeting}`);
  expect(own).toHaveTextContent(/^You · 5:30 pmThe gate is green$/);
  expect(more).toEqual([]);
});

test('the chat’s default ETA is 15 to 20 minutes @9.15', () => {
  expect(sampleDriverEta).toBe('15-20 min');
});

test('an emptied chat invites the customer to start a conversation @2.108', async () => {
  await openBox();
  const log = within(screen.getByRole('log', { name: 'Conversation' }));
  expect(log.getAllByRole('listitem')).toHaveLength(1);
  await actOutsideApp(() => storeElsewhere(`chat_${order().id}`, []));
  expect(
    screen.getByRole('heading', { name: 'Start a conversation with your driver' }),
  ).toBeVisible();
  expect(
    screen.getByText('Ask about delivery status, location, or special instructions'),
  ).toBeVisible();
  expect(log.queryAllByRole('listitem')).toEqual([]);
});

const messageTexts = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function send(text: string): Promise<void> {
  await fillInField(screen.getByLabelText('Message to your driver'), text);
  await customer.keyboard('{Enter}');
}

test('both chat buttons open the same conversation, and the driver answers a message after two to four seconds @4.48 @9.13', async () => {
  stopTheClock(NOON);
  await openTrackedOrder(order({ estimatedDelivery: afterNoon(30) }), asha);
  await press('Message Ravi');
  await screen.findByRole('log');
  await send('Leave at door');
  await advanceTime(1000);
  const conversation = messageTexts();
  expect(conversation).toHaveLength(3);
  await press('Close chat');

  // The tracking card shows the driver only after this time.
  await advanceTime(26_000);
  await press('Chat with Driver');
  await screen.findByRole('log');
  expect(messageTexts()).toEqual(conversation);

  for (const delay of [2000, 3999]) {
    /* oxlint-disable no-await-in-loop -- one message after the other */
    const before = messageTexts().length;
    // The moment at which a message is written decides how long its answer takes.
    await advanceTime((delay - (Date.now() % 2000) + 2000) % 2000);
    await send('Please ring the bell');
    await advanceTime(delay - 10);
    expect(screen.getByText('Driver is typing...')).toBeVisible();
    expect(messageTexts()).toHaveLength(before + 1);
    await advanceTime(10);
    expect(messageTexts()).toHaveLength(before + 2);
    expect(messageTexts().at(-1)).toMatch(/^Driver · /);
    expect(screen.queryByText('Driver is typing...')).not.toBeInTheDocument();
    /* oxlint-enable no-await-in-loop */
  }
});

test('each quick reply fills the message box with its words @2.111', async () => {
  const tracked = order();
  await openTrackedOrder(tracked, asha);
  await customer.click(screen.getByRole('button', { name: `Message ${tracked.driver.name}` }));
  const replies = within(await screen.findByRole('group', { name: 'Quick replies' }));
  const buttons = replies.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Are you close?',
    'Where are you?',
    'Please ring the bell',
    'Leave at door',
  ]);
  for (const button of buttons) {
    // oxlint-disable-next-line no-await-in-loop -- the replies fill the same box one after the other
    await customer.click(button);
    expect(screen.getByLabelText('Message to your driver')).toHaveValue(button.textContent);
  }
});

test('right-to-left text has its own direction in the input and in the conversation @23.6', async () => {
  const box = await openBox();
  expect(box).toHaveAttribute('dir', 'auto');
  await customer.type(box, 'آپ کہاں ہیں؟{Enter}');
  expect(screen.getByText('آپ کہاں ہیں؟')).toHaveAttribute('dir', 'auto');
});

test.each([
  ['while an input method composes', { isComposing: true }],
  ['that ends a composition in Safari', { keyCode: 229 }],
])(
  'an Enter or Escape %s neither sends the message nor closes the chat @P.31',
  async (_, composition) => {
    const box = await openBox();
    await customer.type(box, 'かぎ');
    fireEvent.keyDown(box, { key: 'Enter', ...composition });
    fireEvent.keyDown(box, { key: 'Escape', keyCode: 229, ...composition });
    await customer.type(box, 'です{Enter}');
    expect(await within(screen.getByRole('log')).findByText('かぎです')).toBeVisible();
    expect(within(screen.getByRole('log')).queryByText('かぎ')).not.toBeInTheDocument();
  },
);

test('a chat message that was filled in without an input event is sent as shown', async () => {
  const box = await openBox();
  fillInSilently(box, 'The gate is green');
  sendForm(box);
  expect(await within(screen.getByRole('log')).findByText('The gate is green')).toBeVisible();
  expect(box).toHaveValue('');
});

test('if a driver’s name begins with an emoji, the driver’s initial is that whole emoji', async () => {
  const tracked = order();
  await openTrackedOrder({ ...tracked, driver: { ...tracked.driver, name: '👨‍👩‍👧‍👦 Rawat' } }, asha);
  const card = screen.getByRole('region', { name: 'Driver' });
  expect(card.querySelector('[data-initial]')).toHaveAttribute('data-initial', '👨‍👩‍👧‍👦');
});

const reply = (id: string) =>
  actOutsideApp(() => storeElsewhere(`chat_${order().id}`, [{ ...greeting, id }]));

test('a reply scrolls the chat to its end only if the customer is not reading earlier messages', async () => {
  await openBox();
  const conversation = screen.getByRole('region', { name: 'Messages' });
  const sizes = { scrollHeight: 1000, clientHeight: 200 };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(conversation, name, { configurable: true, value });
  }
  conversation.scrollTop = 300;
  fireEvent.scroll(conversation);
  await reply('1');
  expect(conversation.scrollTop).toBe(300);
  conversation.scrollTop = 800;
  fireEvent.scroll(conversation);
  await reply('2');
  expect(conversation.scrollTop).toBe(1000);
});
