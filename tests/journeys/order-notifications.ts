import type { Journey } from 'chartwalk/vitest';
import type { orderNotificationsModel } from '../models/order-notifications.ts';

export const orderNotificationsJourneys: readonly Journey<typeof orderNotificationsModel>[] = [
  {
    name: 'a customer allows notifications, and can change the permission in the browser’s settings @12.1',
    from: 'a browser that was never asked',
    steps: [
      ['the customer wants to be notified', 'asking'],
      ['the customer allows notifications', 'granted'],
      ['notifications are blocked in the settings', 'denied'],
      ['the settings are reset', 'unasked'],
      ['notifications are allowed in the settings', 'granted'],
    ],
  },
  {
    name: 'a customer can be asked again after an unanswered prompt, and can block notifications',
    from: 'a browser that was never asked',
    steps: [
      ['the customer wants to be notified', 'asking'],
      ['the customer closes the prompt', 'dismissed'],
      ['the customer wants to be notified', 'asking'],
      ['asking for permission fails unexpectedly', 'dismissed'],
      ['the customer wants to be notified', 'asking'],
      ['the customer blocks notifications', 'denied'],
    ],
  },
  {
    name: 'a browser with permission to notify shows no button @12.2',
    from: 'a browser that may notify',
    startsIn: 'granted',
    steps: [],
  },
  {
    name: 'a browser without permission to notify shows no button',
    from: 'a browser that may not notify',
    startsIn: 'denied',
    steps: [],
  },
  {
    name: 'a browser that does not support notifications shows no button',
    from: 'a browser without notifications',
    startsIn: 'absent',
    steps: [],
  },
];
