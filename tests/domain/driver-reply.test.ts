import { describe, expect, test } from 'vitest';
import { chooseReply } from '../../src/domain/driver-reply.ts';
import type { DriverReplies } from '../../src/domain/driver-reply.ts';

const replies: DriverReplies = {
  position: ['position 1', 'position 2'],
  bell: ['bell 1', 'bell 2'],
  door: ['door 1', 'door 2'],
  other: ['other 1', 'other 2', 'other 3'],
};
const justBelowOne = 1 - Number.EPSILON;

describe('the rule that answers', () => {
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
  ])('%j is met by %j', (text, reply) => {
    expect(chooseReply(text, replies, 0)).toBe(reply);
  });

  test.each([
    ['WHERE ARE YOU', 'position 1'],
    ['Close?', 'position 1'],
    ['RING', 'bell 1'],
    ['Bell!', 'bell 1'],
    ['DOOR', 'door 1'],
    ['leave', 'door 1'],
  ])('does not mind the case of %j', (text, reply) => {
    expect(chooseReply(text, replies, 0)).toBe(reply);
  });

  test.each([
    ['Leave it at the door and ring the bell when you are close', 'position 1'],
    ['The door is where the bell is', 'position 1'],
    ['Leave it at the door and ring', 'bell 1'],
    ['Door, not bell', 'bell 1'],
  ])('for %j is the first in the order of the rules, not of the words', (text, reply) => {
    expect(chooseReply(text, replies, 0)).toBe(reply);
  });

  test('finds a word in the middle of several lines', () => {
    expect(chooseReply('Hello,\nwhere are\nyou?', replies, 0)).toBe('position 1');
  });
});

describe('the answer', () => {
  test.each([
    [0, 'other 1'],
    [0.33, 'other 1'],
    [0.34, 'other 2'],
    [0.67, 'other 3'],
    [justBelowOne, 'other 3'],
  ])('is drawn from those of the rule: %d is %s', (random, reply) => {
    expect(chooseReply('Hello', replies, random)).toBe(reply);
  });

  test('is empty where a rule has none', () => {
    expect(chooseReply('Hello', { ...replies, other: [] }, 0.5)).toBe('');
  });
});
