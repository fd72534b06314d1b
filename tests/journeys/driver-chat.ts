import type { Journey } from 'chartwalk/vitest';
import type { driverChatModel } from '../models/driver-chat.ts';

export const driverChatJourneys: readonly Journey<typeof driverChatModel>[] = [
  {
    name: 'a message that arrives in a hidden window is unread until the customer sees it @11.2',
    steps: [
      ['the chat is opened', { panel: 'loading', composing: 'idle', driver: 'idle' }],
      [
        'the history ends with a question',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'typing' },
      ],
      [
        'nobody looks at the window',
        { panel: { open: 'endHidden' }, composing: 'idle', driver: 'typing' },
      ],
      ['the driver answers', { panel: { open: 'endHidden' }, composing: 'idle', driver: 'idle' }],
      [
        'the end comes into view',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' },
      ],
    ],
  },
  {
    name: 'the chat sends no empty message @2.112 @5.13',
    steps: [
      ['the chat is opened', { panel: 'loading', composing: 'idle', driver: 'idle' }],
      ['the history appears', { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' }],
      ['it is sent', { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' }],
      ['the chat is closed', { panel: 'closed', composing: 'idle', driver: 'idle' }],
    ],
  },
  {
    name: 'the chat shows a message from another tab even if its history could not be loaded',
    steps: [
      ['the chat is opened', { panel: 'loading', composing: 'idle', driver: 'idle' }],
      [
        'loading the history breaks down',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' },
      ],
      [
        'another tab receives a message',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' },
        'the message from the other tab is shown',
      ],
    ],
  },
  {
    name: 'a message stays in the box if it can’t be stored, whatever the cause @8.12',
    steps: [
      ['the chat is opened', { panel: 'loading', composing: 'idle', driver: 'idle' }],
      ['the history appears', { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' }],
      [
        'a quick reply is chosen',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' },
      ],
      ['it is sent', { panel: { open: 'endShown' }, composing: 'sending', driver: 'idle' }],
      [
        'the browser refuses to store the message',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' },
      ],
      ['it is sent', { panel: { open: 'endShown' }, composing: 'sending', driver: 'idle' }],
      [
        'storing the message breaks down',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' },
      ],
    ],
    end: 'the message is in the box, without an alert',
  },
  {
    name: 'the driver answers two questions one after the other',
    steps: [
      ['the chat is opened', { panel: 'loading', composing: 'idle', driver: 'idle' }],
      [
        'the history ends with a question',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'typing' },
      ],
      [
        'a quick reply is chosen',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'typing' },
      ],
      ['it is sent', { panel: { open: 'endShown' }, composing: 'sending', driver: 'typing' }],
      [
        'a second message is stored',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'typing' },
      ],
      ['the driver answers', { panel: { open: 'endShown' }, composing: 'idle', driver: 'typing' }],
      ['the driver answers', { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' }],
    ],
    end: 'the chat has five messages',
  },
  {
    name: 'a long history shows only the newest messages, and the earlier ones on request',
    steps: [
      ['the chat is opened', { panel: 'loading', composing: 'idle', driver: 'idle' }],
      [
        'a long history appears',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' },
        'an earlier message is not shown',
      ],
      [
        'earlier messages are asked for',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' },
        'the first message is shown',
      ],
    ],
  },
  {
    name: 'the driver answers a question, even if the chat was closed and opened again before',
    steps: [
      ['the chat is opened', { panel: 'loading', composing: 'idle', driver: 'idle' }],
      ['the chat is closed', { panel: 'closed', composing: 'idle', driver: 'idle' }],
      ['the chat is opened', { panel: 'loading', composing: 'idle', driver: 'idle' }],
      ['the history appears', { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' }],
      [
        'a quick reply is chosen',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' },
      ],
      ['it is sent', { panel: { open: 'endShown' }, composing: 'sending', driver: 'idle' }],
      [
        'the message is stored',
        { panel: { open: 'endShown' }, composing: 'idle', driver: 'typing' },
      ],
      ['the driver answers', { panel: { open: 'endShown' }, composing: 'idle', driver: 'idle' }],
      ['the chat is closed', { panel: 'closed', composing: 'idle', driver: 'idle' }],
    ],
    end: 'the last stored message is the driver’s',
  },
];
