import type { Journey } from 'chartwalk/vitest';
import type { SnapshotFrom } from 'xstate';
import type { driverChatModel } from '../models/driver-chat.ts';

type Value = SnapshotFrom<typeof driverChatModel.machine>['value'];

/** Returns the machine's value, by default while no message is being written or sent. */
function at(panel: Value['panel'], others: Partial<Value> = {}): Value {
  return { panel, composing: 'idle', driver: 'idle', ...others };
}

export const driverChatJourneys: readonly Journey<typeof driverChatModel>[] = [
  {
    name: 'a message that arrives in a hidden window is unread until the customer sees it @11.2',
    steps: [
      ['the chat is opened', at('loading')],
      [
        'a history that ends with a question appears',
        at({ open: 'endShown' }, { driver: 'typing' }),
      ],
      ['the end of the conversation is hidden', at({ open: 'endHidden' }, { driver: 'typing' })],
      ['the driver answers', at({ open: 'endHidden' })],
      ['the end of the conversation comes into view', at({ open: 'endShown' })],
    ],
  },
  {
    name: 'the chat sends no empty message @2.112 @5.13',
    steps: [
      ['the chat is opened', at('loading')],
      ['the history appears', at({ open: 'endShown' })],
      ['the message is sent', at({ open: 'endShown' })],
      ['the chat is closed', at('closed')],
    ],
  },
  {
    name: 'the chat shows a message from another tab even if its history could not be loaded',
    steps: [
      ['the chat is opened', at('loading')],
      ['loading the history fails unexpectedly', at({ open: 'endShown' })],
      [
        'another tab receives a message',
        at({ open: 'endShown' }),
        'the message from the other tab is shown',
      ],
    ],
  },
  {
    name: 'a message stays in the box each time it can’t be stored @8.12',
    steps: [
      ['the chat is opened', at('loading')],
      ['the history appears', at({ open: 'endShown' })],
      ['a quick reply is chosen', at({ open: 'endShown' })],
      ['the message is sent', at({ open: 'endShown' }, { composing: 'sending' })],
      ['the browser refuses to store the message', at({ open: 'endShown' })],
      ['the message is sent', at({ open: 'endShown' }, { composing: 'sending' })],
      ['the browser refuses to store the message', at({ open: 'endShown' })],
    ],
    end: 'the message is in the box, without an alert',
  },
  {
    name: 'the chat shows only the newest messages each time it opens',
    steps: [
      ['the chat is opened', at('loading')],
      ['a long history appears', at({ open: 'endShown' })],
      ['earlier messages are requested', at({ open: 'endShown' })],
      ['the chat is closed', at('closed')],
      ['the chat is opened', at('loading')],
      ['a long history appears', at({ open: 'endShown' })],
      ['earlier messages are requested', at({ open: 'endShown' })],
    ],
  },
  {
    name: 'the driver answers two questions one after the other',
    steps: [
      ['the chat is opened', at('loading')],
      [
        'a history that ends with a question appears',
        at({ open: 'endShown' }, { driver: 'typing' }),
      ],
      ['a quick reply is chosen', at({ open: 'endShown' }, { driver: 'typing' })],
      ['the message is sent', at({ open: 'endShown' }, { composing: 'sending', driver: 'typing' })],
      ['a second message is stored', at({ open: 'endShown' }, { driver: 'typing' })],
      ['the driver answers', at({ open: 'endShown' }, { driver: 'typing' })],
      ['the driver answers', at({ open: 'endShown' })],
    ],
    end: 'the chat has five messages',
  },
  {
    name: 'a long history shows only the newest messages, and the earlier ones on request',
    steps: [
      ['the chat is opened', at('loading')],
      ['a long history appears', at({ open: 'endShown' }), 'an earlier message is not shown'],
      ['earlier messages are requested', at({ open: 'endShown' }), 'the first message is shown'],
    ],
  },
  {
    name: 'the driver answers a question, even if the chat was closed and opened again before',
    steps: [
      ['the chat is opened', at('loading')],
      ['the chat is closed', at('closed')],
      ['the chat is opened', at('loading')],
      ['the history appears', at({ open: 'endShown' })],
      ['a quick reply is chosen', at({ open: 'endShown' })],
      ['the message is sent', at({ open: 'endShown' }, { composing: 'sending' })],
      ['the message is stored', at({ open: 'endShown' }, { driver: 'typing' })],
      ['the driver answers', at({ open: 'endShown' })],
      ['the chat is closed', at('closed')],
    ],
    end: 'the last stored message is the driver’s',
  },
];
