import { describe, expect, it } from 'vitest';
import { driverGreeting, driverReplies } from '../../src/data/driver-replies.ts';
import { chooseReply } from '../../src/domain/driver-reply.ts';

const texts = Object.values(driverReplies).flat();

describe('what the simulated driver says', () => {
  it('are eight replies, no two alike, and a greeting of its own @1.10 @9.11', () => {
    expect(texts).toHaveLength(8);
    expect(new Set([...texts, driverGreeting]).size).toBe(9);
    for (const text of [...texts, driverGreeting]) expect(text).toBe(text.trim());
    for (const text of [...texts, driverGreeting]) expect(text).not.toBe('');
  });

  it.each(Object.entries(driverReplies))('has something to choose from (%s)', (_, replies) => {
    expect(replies.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['Are you close?', driverReplies.position],
    ['Where are you?', driverReplies.position],
    ['Please ring the bell', driverReplies.bell],
    ['Leave at door', driverReplies.door],
  ])('answers the quick reply %j', (text, replies) => {
    expect(replies).toContain(chooseReply(text, driverReplies, 0));
    expect(replies).toContain(chooseReply(text, driverReplies, 1 - Number.EPSILON));
  });
});
