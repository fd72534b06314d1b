/** Who is there after what the inspected tabs have said. */
import { expect, test } from 'vitest';
import { afterMessages } from '../../src/statecharts/live/live-machine.ts';
import type { LiveActors } from '../../src/statecharts/live/live-machine.ts';
import type { InspectedActor, InspectionMessage } from '../../src/statecharts/live/protocol.ts';

function said(changes: Partial<InspectedActor> = {}): InspectionMessage {
  return {
    type: 'actor',
    actor: {
      id: 'one:1',
      tab: 'one',
      address: '/',
      sequence: 1,
      machine: 'menu',
      status: 'active',
      value: 'closed',
      context: {},
      tags: [],
      children: [],
      event: { type: 'xstate.init' },
      steps: [],
      ...changes,
    },
  };
}

const opened: Partial<InspectedActor> = {
  sequence: 2,
  value: 'open',
  event: { type: 'menu.opened' },
};
const after = (...messages: InspectionMessage[]) => afterMessages({}, messages);
const idsOf = (actors: LiveActors) => Object.keys(actors);

test('an actor that starts is there, with how it began', () => {
  const actors = after(said());
  expect(idsOf(actors)).toEqual(['one:1']);
  expect(actors['one:1']).toMatchObject({ value: 'closed', past: [{ sequence: 1 }] });
});

test('an actor moves on, and what was before is remembered', () => {
  const actors = after(said(), said(opened));
  expect(actors['one:1']).toMatchObject({
    sequence: 2,
    value: 'open',
    event: { type: 'menu.opened' },
    past: [
      { sequence: 1, value: 'closed' },
      { sequence: 2, value: 'open' },
    ],
  });
});

test('messages in two bundles come to the same as in one', () => {
  expect(afterMessages(after(said()), [said(opened)])).toEqual(after(said(), said(opened)));
});

test('the actors before stay what they were', () => {
  const before = after(said());
  const copy = structuredClone(before);
  afterMessages(before, [said(opened), { type: 'left', tab: 'one' }]);
  expect(before).toEqual(copy);
});

test('an answer to somebody else’s hello is no news', () => {
  const actors = after(said(), said(opened));
  expect(afterMessages(actors, [said(opened)])).toEqual(actors);
  expect(afterMessages(actors, [said()])).toEqual(actors);
});

test('a late joiner gets the present, and its past from there on', () => {
  const actors = after(said(opened), said({ ...opened, sequence: 3, value: 'closed' }));
  expect(actors['one:1']?.past.map(({ sequence }) => sequence)).toEqual([2, 3]);
});

test('an actor that is stopped is gone, and one that never was stays away', () => {
  expect(after(said(), said({ sequence: 2, status: 'stopped' }))).toEqual({});
  expect(after(said({ status: 'stopped' }))).toEqual({});
});

test('an actor that starts again after a stop is there again', () => {
  const actors = after(said(), said({ sequence: 2, status: 'stopped' }), said({ sequence: 3 }));
  expect(idsOf(actors)).toEqual(['one:1']);
});

test.each(['done', 'error'] as const)(
  'an actor that is %s stays until the screen starts another one',
  (status) => {
    const ended = after(said(), said({ sequence: 2, status }));
    expect(ended['one:1']).toMatchObject({ status });
    expect(idsOf(afterMessages(ended, [said({ id: 'one:2' })]))).toEqual(['one:2']);
  },
);

test('an actor that is done makes room for no other machine’s, and for no other tab’s', () => {
  const actors = after(
    said({ status: 'done' }),
    said({ id: 'one:2', machine: 'faq' }),
    said({ id: 'two:1', tab: 'two' }),
  );
  expect(idsOf(actors)).toEqual(['one:1', 'one:2', 'two:1']);
});

test('two running actors of one machine stand side by side', () => {
  expect(idsOf(after(said(), said({ id: 'one:2' })))).toEqual(['one:1', 'one:2']);
});

test('a tab that is left takes its actors with it, and no others', () => {
  const actors = after(
    said(),
    said({ id: 'one:2', machine: 'faq' }),
    said({ id: 'two:1', tab: 'two' }),
    { type: 'left', tab: 'one' },
    { type: 'hello' },
  );
  expect(idsOf(actors)).toEqual(['two:1']);
});

test('the last fifty things are remembered, newest last', () => {
  const messages = Array.from({ length: 73 }, (_, index) => said({ sequence: index + 1 }));
  const past = after(...messages)['one:1']?.past.map(({ sequence }) => sequence);
  expect(past).toEqual(Array.from({ length: 50 }, (_, index) => index + 24));
});
