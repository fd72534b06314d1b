/** Tests which actors the page lists after it has received messages from inspected tabs. */
import { fromCallback, createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { afterMessages, nothingKnown } from '../src/live/after-messages.ts';
import type { LiveKnowledge } from '../src/live/after-messages.ts';
import { liveMachine } from '../src/live/live-machine.ts';
import type { InspectedActor, InspectedTask, InspectionMessage } from '../src/live/protocol.ts';
import { inspectedActor } from './inspected-actor.ts';

const said = (changes?: Partial<InspectedActor>): InspectionMessage => ({
  type: 'actor',
  actor: inspectedActor(changes),
});

const opened: Partial<InspectedActor> = {
  sequence: 2,
  value: 'open',
  event: { type: 'menu.opened' },
};
const after = (...messages: InspectionMessage[]) => afterMessages(nothingKnown, messages);
const idsOf = ({ actors }: Pick<LiveKnowledge, 'actors'>) => Object.keys(actors);
const goneFrom = ({ gone }: LiveKnowledge) => Object.keys(gone);

test('an actor that starts is listed with its first moment', () => {
  const known = after(said());
  expect(idsOf(known)).toEqual(['one:1']);
  expect(known.actors['one:1']).toMatchObject({ value: 'closed', past: [{ sequence: 1 }] });
});

test('an actor that takes a step keeps its earlier moments', () => {
  const { actors } = after(said(), said(opened));
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

test('messages in two batches give the same result as in one batch', () => {
  expect(afterMessages(after(said()), [said(opened)])).toEqual(after(said(), said(opened)));
});

test('new messages do not mutate the object that describes the actors known so far', () => {
  const before = after(said());
  const copy = structuredClone(before);
  afterMessages(before, [said(opened), { type: 'left', tab: 'one' }]);
  expect(before).toEqual(copy);
});

test('a message changes nothing if a tab repeats it for another page', () => {
  const known = after(said(), said(opened));
  expect(afterMessages(known, [said(opened)])).toEqual(known);
  expect(afterMessages(known, [said()])).toEqual(known);
});

test('a page that is opened late remembers an actor’s moments from the first received message on', () => {
  const { actors } = after(said(opened), said({ ...opened, sequence: 3, value: 'closed' }));
  expect(actors['one:1']?.past.map(({ sequence }) => sequence)).toEqual([2, 3]);
});

test('a stopped actor is removed, and the stop of an unknown actor changes nothing', () => {
  expect(after(said(), said({ sequence: 2, status: 'stopped' })).actors).toEqual({});
  expect(after(said({ status: 'stopped' }))).toEqual(nothingKnown);
});

test('an actor that starts again after a stop is listed again', () => {
  const known = after(said(), said({ sequence: 2, status: 'stopped' }), said({ sequence: 3 }));
  expect(idsOf(known)).toEqual(['one:1']);
  expect(goneFrom(known)).toEqual([]);
});

test.each(['done', 'error'] as const)(
  'an actor with the status %s stays listed until another actor of its machine starts',
  (status) => {
    const ended = after(said(), said({ sequence: 2, status }));
    expect(ended.actors['one:1']).toMatchObject({ status });
    expect(idsOf(afterMessages(ended, [said({ id: 'one:2' })]))).toEqual(['one:2']);
  },
);

test('a finished actor is not replaced by an actor of another machine or another tab', () => {
  const known = after(
    said({ status: 'done' }),
    said({ id: 'one:2', machine: 'faq' }),
    said({ id: 'two:1', tab: 'two' }),
  );
  expect(idsOf(known)).toEqual(['one:1', 'one:2', 'two:1']);
});

test('two running actors of one machine are both listed', () => {
  expect(idsOf(after(said(), said({ id: 'one:2' })))).toEqual(['one:1', 'one:2']);
});

test('if a tab is closed, only its actors are removed', () => {
  const known = after(
    said(),
    said({ id: 'one:2', machine: 'faq' }),
    said({ id: 'two:1', tab: 'two' }),
    { type: 'left', tab: 'one' },
    { type: 'hello' },
  );
  expect(idsOf(known)).toEqual(['two:1']);
});

test('only the last fifty moments of an actor are remembered, in their order', () => {
  const messages = Array.from({ length: 73 }, (_, index) => said({ sequence: index + 1 }));
  const past = after(...messages).actors['one:1']?.past.map(({ sequence }) => sequence);
  expect(past).toEqual(Array.from({ length: 50 }, (_, index) => index + 24));
});

// Stopped actors ----------------------------------------------------------------------------------

test('an actor that was stopped, or whose tab was closed, is remembered with its earlier moments', () => {
  const known = after(
    said(),
    said(opened),
    said({ sequence: 3, status: 'stopped' }),
    said({ id: 'one:2', machine: 'faq' }),
    { type: 'left', tab: 'one' },
  );
  expect(idsOf(known)).toEqual([]);
  expect(goneFrom(known)).toEqual(['one:1', 'one:2']);
  expect(known.gone['one:1']).toMatchObject({
    status: 'stopped',
    past: [{ sequence: 1 }, { sequence: 2 }, { sequence: 3 }],
  });
});

test('only the last thirty stopped actors are remembered', () => {
  const messages = Array.from({ length: 40 }, (_, index) => [
    said({ id: `one:${index}` }),
    said({ id: `one:${index}`, sequence: 2, status: 'stopped' }),
  ]).flat();
  const gone = goneFrom(after(...messages));
  expect(gone).toHaveLength(30);
  expect(gone[0]).toBe('one:10');
});

test('a page that is opened late receives the earlier moments of actors in order, without duplicates', () => {
  const present = said({ sequence: 3, value: 'closed' });
  const past: InspectionMessage = {
    type: 'past',
    past: {
      tab: 'one',
      actors: [
        inspectedActor(),
        inspectedActor(opened),
        inspectedActor({ sequence: 3, value: 'closed' }),
        inspectedActor({ id: 'one:9', machine: 'faq' }),
        inspectedActor({ id: 'one:9', machine: 'faq', sequence: 2, status: 'stopped' }),
      ],
      tasks: [],
      deliveries: [],
    },
  };
  for (const known of [after(past, present), after(present, past), after(past, present, past)]) {
    expect(known.actors['one:1']).toMatchObject({ sequence: 3, value: 'closed' });
    expect(known.actors['one:1']?.past.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(idsOf(known)).toEqual(['one:1']);
    expect(goneFrom(known)).toEqual(['one:9']);
  }
});

test('the actors of a restored tab are listed again as running', () => {
  const past: InspectionMessage = {
    type: 'past',
    past: {
      tab: 'one',
      actors: [inspectedActor(), inspectedActor(opened)],
      tasks: [],
      deliveries: [],
    },
  };
  const known = after(said(), said(opened), { type: 'left', tab: 'one' }, past, said(opened));
  expect(idsOf(known)).toEqual(['one:1']);
  expect(goneFrom(known)).toEqual([]);
});

test('a replaced actor is not listed again when its tab repeats its reports about all actors', () => {
  const ended = inspectedActor({ sequence: 2, status: 'done' });
  const next = inspectedActor({ id: 'one:2' });
  const introduced: InspectionMessage[] = [
    {
      type: 'past',
      past: { tab: 'one', actors: [inspectedActor(), ended, next], tasks: [], deliveries: [] },
    },
    { type: 'actor', actor: ended },
    { type: 'actor', actor: next },
  ];
  for (const known of [after(...introduced), after(...introduced, ...introduced)]) {
    expect(idsOf(known)).toEqual(['one:2']);
    expect(goneFrom(known)).toEqual(['one:1']);
  }
});

test('the tasks of a tab are remembered until the tab is closed', () => {
  const task: InspectedTask = {
    id: 'one:2',
    tab: 'one',
    parent: 'one:1',
    name: 'load',
    status: 'active',
  };
  const known = after({ type: 'task', task }, { type: 'task', task: { ...task, status: 'done' } });
  expect(known.tasks).toEqual({ 'one:2': { ...task, status: 'done' } });
  expect(afterMessages(known, [{ type: 'left', tab: 'one' }]).tasks).toEqual({});
});

const sent = (tab: string, number: number, at: number): InspectionMessage => ({
  type: 'delivery',
  delivery: { tab, number, at, from: null, to: `${tab}:1`, event: { type: 'x' } },
});

test('deliveries are sorted by time, and deliveries from one tab stay in the order of sending', () => {
  const { deliveries } = after(
    sent('one', 1, 10),
    sent('one', 2, 30),
    sent('two', 1, 20),
    sent('one', 3, 30),
  );
  expect(deliveries.map(({ tab, number }) => `${tab} ${number}`)).toEqual([
    'one 1',
    'two 1',
    'one 2',
    'one 3',
  ]);
});

// Sending -----------------------------------------------------------------------------------------

const wish = (number: string) => ({
  type: 'wish' as const,
  number,
  actor: 'one:1',
  event: { type: 'menu.opened' },
});

/** Starts the page's machine and records the requests that the machine sends to tabs. */
function startLive(isAllowed: boolean) {
  const wished: string[] = [];
  const ears = { answer: (_refusal: string | null) => {} };
  const live = createActor(
    liveMachine.provide({
      guards: { wasAllowed: () => isAllowed },
      actions: { rememberAllowed: () => {} },
      actors: {
        inspectedTabs: fromCallback(({ receive, sendBack }) => {
          receive((event) => {
            if (event.type !== 'live.wished') return;
            const { number } = (event as unknown as { wish: { number: string } }).wish;
            wished.push(number);
            ears.answer = (refusal) =>
              sendBack({ type: 'live.received', messages: [{ type: 'answer', number, refusal }] });
          });
        }),
      },
    }),
  ).start();
  return { live, wished, ears };
}

test('the first event is sent only after the user allows it, and later events need no permission', () => {
  const { live, wished, ears } = startLive(false);
  live.send({ type: 'live.wished', wish: wish('1') });
  expect(live.getSnapshot().value).toBe('asking');
  expect(wished).toEqual([]);
  live.send({ type: 'live.sendingRefused' });
  expect(live.getSnapshot()).toMatchObject({ value: 'following', context: { wish: null } });
  live.send({ type: 'live.wished', wish: wish('2') });
  live.send({ type: 'live.sendingAllowed' });
  expect(wished).toEqual(['2']);
  ears.answer(null);
  expect(live.getSnapshot().value).toEqual({ sending: 'sent' });
  live.send({ type: 'live.wished', wish: wish('3') });
  expect(wished).toEqual(['2', '3']);
  ears.answer('The actor has stopped.');
  expect(live.getSnapshot().value).toEqual({ sending: 'refused' });
});

test('if sending was already allowed in this session, an event is sent at once, and a missing answer from the app is reported', () => {
  vi.useFakeTimers();
  try {
    const { live, wished } = startLive(true);
    live.send({ type: 'live.wished', wish: wish('1') });
    expect(wished).toEqual(['1']);
    vi.advanceTimersByTime(3000);
    expect(live.getSnapshot().value).toEqual({ sending: 'unanswered' });
  } finally {
    vi.useRealTimers();
  }
});
