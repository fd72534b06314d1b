import { assign, setup } from 'xstate';
import { unprovided } from './unprovided.ts';

/**
 * The browser's permission for notifications. It is `default` until the customer has answered, and `absent`
 * if the browser does not support notifications.
 */
export type NotificationPermissionNow = 'absent' | 'default' | 'granted' | 'denied';

export type OrderNotificationsEvent =
  | { type: 'notifications.requested' }
  | { type: 'notifications.permissionChanged'; permission: NotificationPermissionNow };

const is = (wanted: NotificationPermissionNow) => (_: unknown, permission: string) =>
  permission === wanted;

const permissionIn = ({ context }: { context: { permission: NotificationPermissionNow } }) =>
  context.permission;

export const orderNotificationsMachine = setup({
  types: {
    input: {} as { permission: NotificationPermissionNow },
    context: {} as { permission: NotificationPermissionNow },
    events: {} as OrderNotificationsEvent,
  },
  actors: {
    /**
     * Sends `notifications.permissionChanged` when the permission changes in another tab or in the settings.
     */
    permissionListener: unprovided.callback<OrderNotificationsEvent>('permissionListener'),
    /** Shows the browser's prompt and returns the resulting permission. */
    askPermission: unprovided.promise<NotificationPermissionNow>('askPermission'),
  },
  actions: {
    setPermission: assign({ permission: (_, permission: NotificationPermissionNow) => permission }),
  },
  guards: { isAbsent: is('absent'), isGranted: is('granted'), isDenied: is('denied') },
}).createMachine({
  id: 'order-notifications',
  description: 'Notification permission, requested only when the customer asks for it.',
  context: ({ input }) => ({ permission: input.permission }),
  invoke: { src: 'permissionListener' },
  initial: 'unasked',
  on: {
    'notifications.permissionChanged': {
      target: '.unasked',
      actions: { type: 'setPermission', params: ({ event }) => event.permission },
    },
  },
  states: {
    unasked: {
      always: [
        { guard: { type: 'isAbsent', params: permissionIn }, target: 'absent' },
        { guard: { type: 'isGranted', params: permissionIn }, target: 'granted' },
        { guard: { type: 'isDenied', params: permissionIn }, target: 'denied' },
      ],
      on: { 'notifications.requested': { target: 'asking' } },
    },
    absent: { description: 'The browser does not support notifications.' },
    asking: {
      invoke: {
        src: 'askPermission',
        onDone: [
          { guard: { type: 'isGranted', params: ({ event }) => event.output }, target: 'granted' },
          { guard: { type: 'isDenied', params: ({ event }) => event.output }, target: 'denied' },
          { target: 'dismissed' },
        ],
        onError: {
          target: 'dismissed',
        },
      },
    },
    dismissed: {
      description: 'The permission prompt was dismissed.',
      on: { 'notifications.requested': { target: 'asking' } },
    },
    granted: {},
    denied: { description: 'Can only be changed in the browser’s settings.' },
  },
});
