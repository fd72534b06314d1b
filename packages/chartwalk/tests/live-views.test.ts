/** Tests the tree of actors, and the sequence diagram of the events between actors. */
import { expect, test } from 'vitest';
import { actorTrees } from '../src/live/actor-tree.ts';
import type { ActorBranch } from '../src/live/actor-tree.ts';
import { afterMessages, nothingKnown } from '../src/live/after-messages.ts';
import type { ActorStatus, InspectedActor, InspectionMessage } from '../src/live/protocol.ts';
import { arrowsOf, chosenAtFirst, participantsOf } from '../src/live/sequence.ts';
import { inspectedActor } from './inspected-actor.ts';

function machine(
  id: string,
  name: string,
  changes: Partial<InspectedActor> = {},
): InspectionMessage {
  const [tab = ''] = id.split(':');
  return {
    type: 'actor',
    actor: inspectedActor({ id, tab, tabLabel: '/checkout', machine: name, ...changes }),
  };
}

const task = (
  id: string,
  name: string,
  parent: string,
  status: ActorStatus,
): InspectionMessage => ({
  type: 'task',
  task: { id, tab: id.split(':')[0] ?? '', parent, name, status },
});

let count = 0;
function sent(from: string | null, to: string, type: string): InspectionMessage {
  count += 1;
  return {
    type: 'delivery',
    delivery: { tab: 'one', number: count, at: count, from, to, event: { type } },
  };
}

const after = (...messages: InspectionMessage[]) => afterMessages(nothingKnown, messages);

type Outline = [name: string, status: ActorStatus, ...Outline[]];
const outline = ({ name, status, children }: ActorBranch): Outline => [
  name,
  status,
  ...children.map(outline),
];
const outlines = (known: ReturnType<typeof after>, showsStopped = false) =>
  actorTrees(known, showsStopped).map(({ branches }) => branches.map(outline));

// The tree ----------------------------------------------------------------------------------------

test('actors are nested below the actor that started them, in the order in which they started', () => {
  const known = after(
    machine('one:3', 'inner', { parent: 'one:1' }),
    task('one:2', 'load', 'one:1', 'active'),
    machine('one:1', 'outer'),
    machine('one:10', 'menu'),
  );
  expect(outlines(known)).toEqual([
    [
      ['outer', 'active', ['load', 'active'], ['inner', 'active']],
      ['menu', 'active'],
    ],
  ]);
});

test('an actor whose parent is unknown is a root of the tree', () => {
  expect(outlines(after(machine('one:2', 'inner', { parent: 'one:1' })))).toEqual([
    [['inner', 'active']],
  ]);
});

test('stopped actors and ended tasks are listed only on request', () => {
  const known = after(
    machine('one:1', 'outer'),
    machine('one:2', 'inner', { parent: 'one:1' }),
    machine('one:2', 'inner', { parent: 'one:1', sequence: 2, status: 'stopped' }),
    task('one:3', 'load', 'one:1', 'done'),
    task('one:4', 'load', 'one:1', 'error'),
  );
  expect(outlines(known)).toEqual([[['outer', 'active']]]);
  expect(outlines(known, true)).toEqual([
    [['outer', 'active', ['inner', 'stopped'], ['load', 'error']]],
  ]);
});

test('each tab has its own tree of actors, and the tree of a closed tab is last', () => {
  const known = after(machine('two:1', 'menu'), machine('one:1', 'menu', { tabLabel: '/track' }), {
    type: 'left',
    tab: 'two',
  });
  expect(actorTrees(known, true).map(({ tab, name, hasLeft }) => [tab, name, hasLeft])).toEqual([
    ['one', '/track', false],
    ['two', '/checkout', true],
  ]);
  expect(actorTrees(known, true)[1]?.branches.map(outline)).toEqual([['menu', 'stopped']]);
});

// The sequence ------------------------------------------------------------------------------------

const talk = after(
  machine('one:1', 'cart'),
  task('one:2', 'load', 'one:1', 'active'),
  machine('one:3', 'session'),
  machine('one:4', 'menu'),
  sent(null, 'one:1', 'cart.opened'),
  sent('one:2', 'one:1', 'xstate.done.actor.load'),
  sent('one:1', 'one:3', 'session.checked'),
  sent('one:3', 'one:4', 'menu.closed'),
);
const participants = participantsOf(talk);
const sequence = (...chosen: string[]) =>
  arrowsOf(talk.deliveries, participants, chosen).map(
    ({ delivery, from, to, sender, receiver }) => [delivery.event.type, from, to, sender, receiver],
  );

test('each chosen actor has a column, and an event without a sender comes from outside', () => {
  expect(sequence('one:1', 'one:3')).toEqual([
    ['cart.opened', 0, 1, null, null],
    ['xstate.done.actor.load', 1, 1, 'load', null],
    ['session.checked', 1, 2, null, null],
    ['menu.closed', 2, 0, null, 'menu'],
  ]);
});

test('an actor without a column uses the column of its parent, and a chosen actor has its own column', () => {
  expect(sequence('one:1', 'one:2')[1]).toEqual(['xstate.done.actor.load', 2, 1, null, null]);
});

test('events between actors that are not chosen are not shown', () => {
  expect(sequence('one:4').map(([type]) => type)).toEqual(['menu.closed']);
  expect(sequence()).toEqual([]);
});

test('at most five actors are chosen at first, and all of them are machines', () => {
  expect(chosenAtFirst(participants)).toEqual(['one:1', 'one:3', 'one:4']);
  const many = after(
    ...Array.from({ length: 12 }, (_, index) => [
      machine(`one:${index}`, `machine${index}`),
      sent(null, `one:${index}`, 'x'),
    ]).flat(),
  );
  expect(chosenAtFirst(participantsOf(many))).toHaveLength(5);
});

test('two actors with the same name are numbered, and an actor without events is left out', () => {
  const known = after(
    machine('one:1', 'menu'),
    machine('one:2', 'menu'),
    machine('one:3', 'faq'),
    sent(null, 'one:1', 'x'),
    sent(null, 'one:2', 'x'),
  );
  expect(participantsOf(known).map(({ name }) => name)).toEqual(['menu', 'menu 2']);
});

const left = (tab: string): InspectionMessage => ({ type: 'left', tab });

test('a tab has the same name in the tree and in the sequence diagram, even after another tab was closed', () => {
  const known = after(
    machine('one:1', 'menu'),
    machine('two:1', 'menu'),
    machine('three:1', 'menu'),
    ...['one', 'two', 'three'].map((tab) => sent(null, `${tab}:1`, 'menu.opened')),
    left('one'),
  );
  const namesInTree = (showsStopped: boolean) =>
    Object.fromEntries(actorTrees(known, showsStopped).map(({ tab, name }) => [tab, name]));
  expect(namesInTree(false)).toEqual({ two: '/checkout', three: '/checkout (tab 2)' });
  expect(namesInTree(true)).toEqual({ ...namesInTree(false), one: '/checkout (tab 3)' });
  expect(
    participantsOf(known)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.values(namesInTree(true)).map((name) => `menu on ${name}`));
});

test('tabs that show the same path are numbered, and the sequence diagram tells the actors of these tabs apart', () => {
  const other = { id: 'two:1', tab: 'two', name: 'menu' };
  const known = afterMessages(nothingKnown, [
    { type: 'actor', actor: inspectedActor() },
    { type: 'actor', actor: inspectedActor(other) },
    sent(null, 'one:1', 'menu.opened'),
    sent(null, 'two:1', 'menu.opened'),
  ]);
  expect(actorTrees(known, false).map(({ name }) => name)).toEqual(['/', '/ (tab 2)']);
  expect(participantsOf(known).map(({ name }) => name)).toEqual(['menu on /', 'menu on / (tab 2)']);
});
