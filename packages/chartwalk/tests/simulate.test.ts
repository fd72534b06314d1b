/**
 * Tests simulated walks of machines. The tests cover possible steps, their results, and the reasons why other
 * steps are impossible.
 */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { samplesOf } from '../src/simulation/samples.ts';
import { possibilityOf } from '../src/simulation/simulate.ts';
import type { SimulatedEvent, SimulatedStep } from '../src/simulation/simulate.ts';
import { nodesOf } from '../src/structure.ts';
import { eventName } from '../src/triggers.ts';
import { simulate } from './walks.ts';
import { teahouseMachines } from './machines.ts';
import {
  cartMachine,
  checkoutMachine,
  noteMachine,
  orderStatusMachine,
  recordMachine,
  sessionMachine,
} from './teahouse/machines.ts';
import { modelOf } from './teahouse/models.ts';

/** Returns an event of this move. Its payload is the sample with this phrase in the machine's model. */
function sampled(machineId: string, move: string, phrase: string): SimulatedEvent {
  const samples = samplesOf(modelOf(machineId)).get(move) ?? {};
  if (!Object.hasOwn(samples, phrase)) throw new Error(`${move} has no sample “${phrase}”.`);
  return { move, payload: samples[phrase] };
}

const takenIn = ({ microsteps }: SimulatedStep) => microsteps.flatMap(({ taken }) => taken);

function last(steps: readonly SimulatedStep[]): SimulatedStep {
  const step = steps.at(-1);
  if (!step) throw new Error('The walk has no steps.');
  return step;
}

function snapshotAfter(machine: AnyStateMachine, events: SimulatedEvent[]): AnyMachineSnapshot {
  return last(simulate(machine, undefined, events)).snapshot;
}

const added = sampled('record', 'record.changed', 'a cup is added');
const signedIn = sampled('record', 'record.signedIn', 'Asha signs in');
const customerKnown = sampled('checkout', 'checkout.customerKnown', 'Asha is there with two cups');
const submitted = sampled('checkout', 'checkout.submitted', 'the complete form is sent');
const placed = sampled('checkout', 'xstate.done.actor.placeOrder', 'the order is stored');

test('each step of a walk has its event, its transitions and its snapshot', () => {
  const steps = simulate(recordMachine, undefined, [
    added,
    signedIn,
    sampled('record', 'xstate.done.actor.load', 'no cart was saved'),
    sampled('record', 'xstate.done.actor.store', 'the browser stores the cart'),
  ]);
  expect(steps.map((step) => [step.event?.move, takenIn(step)])).toEqual([
    [undefined, []],
    ['record.changed', ['(anywhere) — record.changed → stays']],
    ['record.signedIn', ['guest — record.signedIn → owned']],
    [
      'xstate.done.actor.load',
      ['owned.loading — xstate.done.actor.load [hasSomethingToStore] → owned.storing'],
    ],
    ['xstate.done.actor.store', ['owned.storing — xstate.done.actor.store → owned.kept']],
  ]);
  const { snapshot } = last(steps);
  expect(snapshot.matches({ owned: 'kept' })).toBe(true);
  // The sample outcome of `store` is computed from the cart that the machine was storing.
  expect(snapshot.context).toMatchObject({ userId: 'asha', stored: 1 });
});

test('an actor that fails passes its error to the machine', () => {
  const steps = simulate(checkoutMachine, undefined, [
    customerKnown,
    submitted,
    { move: 'xstate.error.actor.placeOrder', payload: { message: 'The oven is cold.' } },
  ]);
  expect(takenIn(last(steps))).toEqual(['placing — xstate.error.actor.placeOrder → editing']);
  expect(last(steps).snapshot.context.error).toMatch(/\S/);
});

test('if a step of the walk is the end of a delay, the delay ends without waiting', () => {
  const step: SimulatedEvent = { move: 'xstate.after.untilConfirmed', payload: {} };
  const passed = last(simulate(orderStatusMachine, undefined, [step]));
  const taken = takenIn(passed);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain(' — xstate.after.untilConfirmed → ');
  expect(passed.snapshot.status).toBe('active');
});

test.each<[string, AnyStateMachine, SimulatedEvent[], SimulatedEvent, string]>([
  [
    'an event that no state listens to',
    cartMachine,
    [],
    { move: 'cart.closed', payload: {} },
    'No active state listens to it.',
  ],
  [
    'an event that no machine knows',
    cartMachine,
    [],
    { move: '__proto__', payload: {} },
    'No active state listens to it.',
  ],
  [
    'an outcome of an actor that is not running',
    recordMachine,
    [],
    sampled('record', 'xstate.done.actor.load', 'no cart was saved'),
    'load is not running now.',
  ],
  [
    'a failure of an actor that is not running',
    recordMachine,
    [],
    sampled('record', 'xstate.error.actor.store', 'storing the cart breaks down'),
    'store is not running now.',
  ],
  [
    'the end of a delay that is not running',
    orderStatusMachine,
    [],
    { move: 'xstate.after.untilReady', payload: {} },
    'untilReady is not counting now.',
  ],
  [
    'an event that no guard lets pass',
    noteMachine,
    [{ move: 'note.opened', payload: {} }],
    { move: 'note.written', payload: {} },
    'No guard lets it pass with this payload.',
  ],
  [
    'any event after the machine has ended',
    checkoutMachine,
    [customerKnown, submitted, placed],
    submitted,
    'The machine has ended.',
  ],
])('%s is impossible, and the reason is given', (_, machine, before, event, reason) => {
  const { snapshot } = last(simulate(machine, { text: '' }, before));
  expect(possibilityOf(machine, snapshot, event)).toEqual({ kind: 'impossible', reason });
});

test('an event that is impossible in one state is possible in another', () => {
  const opened = sampled('cart', 'cart.opened', 'the cart is opened');
  const closed = sampled('cart', 'cart.closed', 'the cart is closed');
  const snapshot = snapshotAfter(cartMachine, [opened]);
  expect(possibilityOf(cartMachine, snapshot, closed).kind).toBe('possible');
});

test('an event is impossible if its payload makes a guard throw', () => {
  const snapshot = snapshotAfter(checkoutMachine, [customerKnown]);
  const possibility = possibilityOf(checkoutMachine, snapshot, {
    move: 'checkout.submitted',
    payload: {},
  });
  expect(possibility).toMatchObject({ kind: 'impossible' });
  expect(possibility).toHaveProperty(
    'reason',
    expect.stringMatching(/^A guard breaks on this payload: .*isIncomplete/),
  );
});

test.each([{}, null, 'a word', 5, undefined])(
  'an event is impossible if its payload %j passes the guards but makes an action throw',
  (payload) => {
    const snapshot = snapshotAfter(recordMachine, []);
    const event = { move: 'record.changed', payload };
    const possibility = possibilityOf(recordMachine, snapshot, event);
    expect(possibility).toMatchObject({ kind: 'impossible' });
    expect(possibility).toHaveProperty(
      'reason',
      expect.stringMatching(/^The machine breaks on this payload: TypeError/),
    );
  },
);

test('a walk ends before an impossible step', () => {
  const broken: SimulatedEvent = { move: 'record.changed', payload: {} };
  const known = simulate(recordMachine, undefined, [added]);
  const walks = [
    [added, { move: 'record.changedElsewhere', payload: {} }, signedIn],
    [added, broken, signedIn],
  ].map((events) => simulate(recordMachine, undefined, events));
  for (const steps of walks) {
    expect(steps.map(({ event }) => event)).toEqual([null, added]);
    expect(last(steps).snapshot.value).toEqual(last(known).snapshot.value);
  }
});

test('a simulated event does not change the snapshot before the event', () => {
  const [start] = simulate(recordMachine, undefined, []);
  const before = JSON.stringify(start?.snapshot.context);
  simulate(recordMachine, undefined, [added, signedIn]);
  possibilityOf(recordMachine, start?.snapshot as AnyMachineSnapshot, added);
  expect(JSON.stringify(start?.snapshot.context)).toBe(before);
});

test('a `type` in the payload does not replace the type of the event', () => {
  const event = {
    move: 'session.userChanged',
    payload: { type: 'session.signOutRequested', user: null },
  };
  expect(takenIn(last(simulate(sessionMachine, undefined, [event])))).toEqual([
    'restoring — session.userChanged → signedOut',
  ]);
});

test.each(teahouseMachines)(
  '%s: every sample that is possible at a start can be simulated',
  (id, machine) => {
    const model = modelOf(id);
    for (const { input } of Object.values(model.starts)) {
      const { snapshot } = last(simulate(machine, input, []));
      for (const [move, samples] of samplesOf(model)) {
        for (const payload of Object.values(samples)) {
          const { kind } = possibilityOf(machine, snapshot, { move, payload });
          const steps = simulate(machine, input, [{ move, payload }]);
          expect(steps).toHaveLength(kind === 'possible' ? 2 : 1);
        }
      }
    }
  },
);

test.each(teahouseMachines)(
  '%s: every event of the machine is a move of its model',
  (id, machine) => {
    const model = modelOf(id);
    const types = nodesOf(machine).flatMap((node) => node.ownEvents.map(String));
    const moves = new Set(types.map((type) => eventName(machine, type)));
    const known = new Set(samplesOf(model).keys());
    expect([...moves].filter((move) => !known.has(move))).toEqual([]);
  },
);
