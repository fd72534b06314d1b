import { defineModel } from 'chartwalk';
import { orderNotificationsMachine } from '../../machines/order-notifications.ts';

export const orderNotificationsModel = defineModel({
  machine: orderNotificationsMachine,
  starts: {
    'a browser that was never asked': { input: { permission: 'default' } },
    'a browser that may notify': { input: { permission: 'granted' } },
    'a browser that may not notify': { input: { permission: 'denied' } },
    'a browser without notifications': { input: { permission: 'absent' } },
  },
  moves: {
    'notifications.requested': {
      samples: { 'the customer wants to be notified': {} },
      when: (snapshot) => snapshot.matches('unasked') || snapshot.matches('dismissed'),
    },
    'notifications.permissionChanged': {
      samples: {
        'notifications are allowed in the settings': { permission: 'granted' },
        'notifications are blocked in the settings': { permission: 'denied' },
        'the settings are reset': { permission: 'default' },
      },
      // The customer can change these browser settings only if the browser has notifications, and only while
      // its prompt is closed.
      when: (snapshot) => !snapshot.matches('absent') && !snapshot.matches('asking'),
    },
    'xstate.done.actor.askPermission': {
      samples: {
        'the customer allows notifications': 'granted',
        'the customer blocks notifications': 'denied',
        'the customer closes the prompt': 'default',
      },
    },
    'xstate.error.actor.askPermission': {
      samples: { 'asking for permission fails unexpectedly': new Error('The bell is broken.') },
    },
  },
  memory: ({ permission }) => permission,
});
