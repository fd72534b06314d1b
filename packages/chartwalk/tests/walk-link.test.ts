/**
 * Tests walks in a URL. Valid walks are restored unchanged, and an invalid walk is read up to its first
 * invalid step.
 */
import { expect, test } from 'vitest';
import { phraseOf, samplesOf } from '../src/simulation/samples.ts';
import type { SimulatedEvent } from '../src/simulation/simulate.ts';
import { fromLink, toLink } from '../src/simulation/walk-link.ts';
import { teahouseMachines } from './machines.ts';
import { modelOf } from './teahouse/models.ts';

const moves = samplesOf(modelOf('record'));
const link = (...walk: unknown[]) => JSON.stringify(walk);

test.each(teahouseMachines)('%s: every sample is restored from the link, with its phrase', (id) => {
  const all = samplesOf(modelOf(id));
  const events = [...all].flatMap(([move, samples]) =>
    Object.values(samples).map((payload): SimulatedEvent => ({ move, payload })),
  );
  const phrases = [...all.values()].flatMap((samples) => Object.keys(samples));
  expect(events.length).toBeGreaterThan(0);
  const back = fromLink(toLink(events, all), all);
  expect(back.map(({ move }) => move)).toEqual(events.map(({ move }) => move));
  for (const [index, { payload }] of back.entries()) expect(payload).toBe(events[index]?.payload);
  expect(back.map((event) => phraseOf(event, all))).toEqual(phrases);
});

test.each([{ userId: 'chitra' }, 'a word', 0, null, [1, [2]], { payload: { payload: 1 } }])(
  'the custom payload %j is restored unchanged',
  (payload) => {
    const events = [{ move: 'record.signedIn', payload }];
    const back = fromLink(toLink(events, moves), moves);
    expect(back).toEqual(events);
    expect(phraseOf(back[0] as SimulatedEvent, moves)).toBeNull();
  },
);

test('an event without a payload is restored unchanged from the link', () => {
  const events = [
    { move: 'record.signedOut', payload: undefined },
    { move: 'record.replacedDiscarded', payload: {} },
  ];
  expect(fromLink(toLink(events, moves), moves)).toEqual(events);
});

test('for each event, the link restores the timer that the event ended', () => {
  const events = [
    { move: 'record.signedOut', payload: undefined, timer: 'long' },
    { move: 'record.signedOut', payload: undefined, yes: ['isOpen'], timer: 'short' },
  ];
  expect(fromLink(toLink(events, moves), moves)).toMatchObject(
    events.map(({ timer }) => ({ timer })),
  );
});

test('the link contains a sample’s number instead of its payload', () => {
  const payload = Object.values(moves.get('record.signedIn') ?? {})[1];
  expect(toLink([{ move: 'record.signedIn', payload }], moves)).toBe('[["record.signedIn",1]]');
});

test.each([
  '',
  'garbage',
  '[',
  'null',
  '5',
  '{}',
  '[[]]',
  '[["record.signedOut"]]',
  '[["record.signedOut","0"]]',
  '[["record.signedOut",null]]',
  '[[0,0]]',
  '["record.signedOut"]',
])('the text %j is read as an empty walk', (text) => {
  expect(fromLink(text, moves)).toEqual([]);
});

test.each([
  ['a move that no model knows', ['cart.burnt', 0]],
  ['the name of a property that every object has', ['__proto__', 0]],
  ['the name “constructor”', ['constructor', { payload: {} }]],
  ['a sample that does not exist', ['record.signedOut', 1]],
  ['a negative number', ['record.signedOut', -1]],
  ['a number that is not whole', ['record.signedOut', 0.5]],
])('a walk is read up to %s', (_, step) => {
  const back = fromLink(
    link(['record.signedOut', 0], step, ['record.replacedDiscarded', 0]),
    moves,
  );
  expect(back.map(({ move }) => move)).toEqual(['record.signedOut']);
});

test('a payload in a link can’t change a prototype', () => {
  const [event] = fromLink('[["record.signedIn",{"payload":{"__proto__":{"userId":"x"}}}]]', moves);
  expect(event?.payload).not.toHaveProperty('userId');
  expect({}).not.toHaveProperty('userId');
});
