import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { orderNotificationsMachine } from '../../machines/order-notifications.ts';
import type {
  NotificationPermissionNow,
  OrderNotificationsEvent,
} from '../../machines/order-notifications.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

function start(permission: NotificationPermissionNow = 'default') {
  const settings = controlledListener<OrderNotificationsEvent>();
  const asking = controlledPromise<NotificationPermissionNow>();
  const actor = createActor(
    orderNotificationsMachine.provide({
      actors: { permissionListener: settings.logic, askPermission: asking.logic },
    }),
    { input: { permission } },
  ).start();
  return { actor, asking, settings, value: () => actor.getSnapshot().value };
}

test.each([
  ['default', 'unasked'],
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['absent', 'absent'],
] as const)(
  'a machine with the permission %s starts in the state %s and asks nothing',
  (found, state) => {
    const { asking, value } = start(found);
    expect(value()).toBe(state);
    expect(asking.inputs).toEqual([]);
  },
);

test.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['default', 'dismissed'],
] as const)(
  'the answer %s to the permission prompt leads to the state %s',
  async (answer, state) => {
    const { actor, asking, value } = start();
    actor.send({ type: 'notifications.requested' });
    expect(value()).toBe('asking');
    await asking.resolve(answer);
    expect(value()).toBe(state);
  },
);

test('an unanswered permission prompt can be shown again @12.1', async () => {
  const { actor, asking, value } = start();
  actor.send({ type: 'notifications.requested' });
  await asking.resolve('default');
  actor.send({ type: 'notifications.requested' });
  expect(value()).toBe('asking');
  expect(asking.inputs).toHaveLength(2);
});

test('a failed permission prompt counts as unanswered', async () => {
  const { actor, asking, value } = start();
  actor.send({ type: 'notifications.requested' });
  await asking.reject(new Error('The bell is broken.'));
  expect(value()).toBe('dismissed');
});

test.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['default', 'unasked'],
] as const)(
  'a permission that is changed to %s in the settings takes effect at once',
  (permission, state) => {
    const { settings, value } = start(permission === 'denied' ? 'granted' : 'denied');
    settings.report({ type: 'notifications.permissionChanged', permission });
    expect(value()).toBe(state);
  },
);

test('each state without a permission prompt has a description that says why', () => {
  const { absent, denied } = orderNotificationsMachine.states;
  expect(absent?.description).toMatch(/\S/);
  expect(denied?.description).toMatch(/\S/);
});
