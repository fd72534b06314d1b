import { driverChatMachine } from '../../../machines/driver-chat.ts';
import { defineModel } from '../model.ts';
import { asha, greeting, message, order, question, QUICK_REPLY } from './values.ts';

/** A second for the driver to answer, as on the driver's card. */
const REPLY_DELAY = 1000;

export const driverChatModel = defineModel({
  machine: driverChatMachine,
  starts: { 'Asha at her order': { input: { orderId: order().id } } },
  raised: ['chat.awaitsReply'],
  moves: {
    'chat.opened': { samples: { 'the chat is opened': { replyDelay: REPLY_DELAY } } },
    'chat.closed': { samples: { 'the chat is closed': {} } },
    'chat.drafted': {
      samples: { 'a quick reply is chosen': { text: QUICK_REPLY } },
      when: (snapshot, { text }) => snapshot.hasTag('open') && snapshot.context.draft !== text,
    },
    'chat.sent': {
      samples: { 'it is sent': { sender: asha } },
      when: (snapshot) => snapshot.hasTag('open'),
    },
    'chat.changedElsewhere': {
      samples: {
        'another tab receives a message': {
          messages: [greeting, message('driver', 'I am at the gate.')],
        },
      },
    },
    'xstate.done.actor.loadHistory': {
      samples: {
        'the history appears': [greeting],
        'the history ends with a question': [greeting, question],
      },
    },
    'xstate.error.actor.loadHistory': {
      samples: { 'loading the history breaks down': new Error('The line is dead.') },
    },
    'xstate.done.actor.storeMessage': {
      samples: {
        'the message is stored': {
          kind: 'stored',
          messages: [greeting, message('customer', QUICK_REPLY)],
        },
        'the browser refuses to store the message': { kind: 'failed' },
      },
    },
    'xstate.error.actor.storeMessage': {
      samples: { 'storing the message breaks down': new Error('The line is dead.') },
    },
    'xstate.after.replyDelay': { samples: { 'a second passes': {} } },
    'xstate.done.actor.storeReply': {
      samples: {
        'the answer is stored': { kind: 'stored', messages: [] },
        'the browser refuses to store the answer': { kind: 'failed' },
      },
    },
    'xstate.error.actor.storeReply': {
      samples: { 'storing the answer breaks down': new Error('The line is dead.') },
    },
  },
  memory: ({ draft }) => draft,
});
