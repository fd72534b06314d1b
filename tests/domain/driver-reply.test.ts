import { describe, expect, test } from 'vitest';
import { chooseReply, needsReply, unansweredIn } from '../../src/domain/driver-reply.ts';
import type { DriverReplies } from '../../src/domain/driver-reply.ts';
import type { ChatMessage } from '../../src/domain/entities.ts';

const replies: DriverReplies = {
  position: ['position 1', 'position 2'],
  bell: ['bell 1', 'bell 2'],
  door: ['door 1', 'door 2'],
  other: ['other 1', 'other 2', 'other 3'],
};
const justBelowOne = 1 - Number.EPSILON;

describe('chooseReply', () => {
  test.each([
    ['Are you close?', 'position 1'],
    ['Where are you?', 'position 1'],
    ['Please ring the bell', 'bell 1'],
    ['Please ring twice', 'bell 1'],
    ['The bell is broken', 'bell 1'],
    ['Leave at door', 'door 1'],
    ['Leave it with the guard', 'door 1'],
    ['The door is blue', 'door 1'],
    ['Thank you!', 'other 1'],
    ['', 'other 1'],
  ])('answers %j with %j @9.12', (text, reply) => {
    expect(chooseReply(text, replies, 0)).toBe(reply);
  });

  test.each([
    ['WHERE ARE YOU', 'position 1'],
    ['Close?', 'position 1'],
    ['RING', 'bell 1'],
    ['Bell!', 'bell 1'],
    ['DOOR', 'door 1'],
    ['leave', 'door 1'],
  ])('ignores the case of %j', (text, reply) => {
    expect(chooseReply(text, replies, 0)).toBe(reply);
  });

  test.each([
    ['Bhaiya kahan ho?', 'position 1'],
    ['आप कहाँ हैं?', 'position 1'],
    ['किधर पहुँचे?', 'position 1'],
    ['Ghanti baja dena', 'bell 1'],
    ['घंटी बजा दीजिए', 'bell 1'],
    ['Darwaze par rakh do', 'door 1'],
    ['दरवाज़े पर छोड़ दीजिए', 'door 1'],
    ['गार्ड के पास छोड़ दीजिए', 'door 1'],
    ['गार्ड के पास छो\u095C दीजिए', 'door 1'],
    ['क्या आप पास में हैं?', 'position 1'],
    ['धन्यवाद', 'other 1'],
  ])('answers the Hindi message %j with %j', (text, reply) => {
    expect(chooseReply(text, replies, 0)).toBe(reply);
  });

  test.each([
    ['Leave it at the door and ring the bell when you are close', 'position 1'],
    ['The door is where the bell is', 'position 1'],
    ['Leave it at the door and ring', 'bell 1'],
    ['Door, not bell', 'bell 1'],
  ])(
    'answers %j by the first matching rule, not by the first matching word @9.12',
    (text, reply) => {
      expect(chooseReply(text, replies, 0)).toBe(reply);
    },
  );

  test('finds a word in a text of several lines', () => {
    expect(chooseReply('Hello,\nwhere are\nyou?', replies, 0)).toBe('position 1');
  });
});

describe('the reply', () => {
  test.each([
    [0, 'other 1'],
    [0.33, 'other 1'],
    [0.34, 'other 2'],
    [0.67, 'other 3'],
    [justBelowOne, 'other 3'],
  ])(
    'a reply is picked from the replies of its rule, and the random number %d picks %s',
    (random, reply) => {
      expect(chooseReply('Hello', replies, random)).toBe(reply);
    },
  );

  test('a reply is empty if its rule has no replies', () => {
    expect(chooseReply('Hello', { ...replies, other: [] }, 0.5)).toBe('');
  });
});

function message(timestamp: number, text: string, senderType: ChatMessage['senderType']) {
  return {
    id: String(timestamp),
    text,
    senderId: senderType === 'driver' ? 'driver' : 'asha',
    senderName: senderType === 'driver' ? 'Ravi' : 'Asha',
    senderType,
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

const greeting = message(1, 'Namaste!', 'driver');
const question = message(2, 'Where are you?', 'customer');
const answer = message(3, 'Quite close.', 'driver');
const wish = message(4, 'Leave at door', 'customer');
const promise = message(5, 'At the door it is.', 'driver');

describe('unansweredIn', () => {
  test.each([
    ['no message of an empty chat', [], []],
    ['no message after the greeting', [greeting], []],
    ['the last message', [greeting, question], [question]],
    ['no message that was answered', [greeting, question, answer], []],
    ['two messages in a row', [greeting, question, wish], [question, wish]],
    ['the second message if the first was answered later', [question, wish, answer], [wish]],
    ['no message if both were answered', [question, wish, answer, promise], []],
    ['the message after an unasked reply', [greeting, answer, wish], [wish]],
  ])('returns %s', (_, messages, unanswered) => {
    expect(unansweredIn(messages)).toEqual(unanswered);
  });
});

test('needsReply returns true only for the customer who sent an unanswered message', () => {
  const messages = [greeting, question, answer, wish];
  expect(needsReply(messages, 'asha')).toBe(true);
  expect(needsReply(messages, 'bimal')).toBe(false);
  expect(needsReply(messages.slice(0, -1), 'asha')).toBe(false);
});
