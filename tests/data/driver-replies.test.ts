import { describe, expect, it } from 'vitest';
import { driverGreeting, driverReplies } from '../../src/data/driver-replies.ts';
import { messages as hindi } from '../../src/data/quick-replies.hi.ts';
import { textOf } from '../../src/data/quick-replies.ts';
import { chooseReply } from '../../src/domain/driver-reply.ts';

const texts = Object.values(driverReplies).flat();

describe('the driver’s replies', () => {
  it('the driver has eight different replies and a separate greeting @1.10 @9.11', () => {
    expect(texts).toHaveLength(8);
    expect(new Set([...texts, driverGreeting]).size).toBe(9);
    for (const text of [...texts, driverGreeting]) expect(text).toBe(text.trim());
    for (const text of [...texts, driverGreeting]) expect(text).not.toBe('');
  });

  it.each(Object.entries(driverReplies))(
    'the driver has at least two replies of each kind (%s)',
    (_, replies) => {
      expect(replies.length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each([
    ['Are you close?', driverReplies.position],
    ['Where are you?', driverReplies.position],
    ['Please ring the bell', driverReplies.bell],
    ['Leave at door', driverReplies.door],
    [hindi.close, driverReplies.position],
    [hindi.where, driverReplies.position],
    [hindi.bell, driverReplies.bell],
    [hindi.door, driverReplies.door],
  ])('the driver answers the quick reply %j', (text, replies) => {
    expect(replies).toContain(chooseReply(text, driverReplies, 0));
    expect(replies).toContain(chooseReply(text, driverReplies, 1 - Number.EPSILON));
  });
});

describe('textOf', () => {
  const message = { id: '1', senderId: 'asha', senderName: 'Asha', timestamp: 1, createdAt: '' };

  it.each([
    [
      'translates a quick reply that was sent in another language',
      'customer',
      hindi.bell,
      'Please ring the bell',
    ],
    ['leaves other messages in their language', 'customer', 'नीला दरवाज़ा', 'नीला दरवाज़ा'],
    ['leaves the driver’s messages in their language', 'driver', hindi.bell, hindi.bell],
  ] as const)('%s', (_, senderType, text, shown) => {
    expect(textOf({ ...message, senderType, text })).toBe(shown);
  });
});
