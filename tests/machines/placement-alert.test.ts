import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { placementAlertMachine } from '../../machines/placement-alert.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(placementAlertMachine, { clock }).start();
  return { actor, clock };
}

test('the machine is named after its file', () => {
  expect(placementAlertMachine.id).toBe('placement-alert');
});

test('the alert waits until half a second has passed', () => {
  const { actor, clock } = start();
  expect(actor.getSnapshot().value).toBe('waiting');
  clock.increment(499);
  expect(actor.getSnapshot().value).toBe('waiting');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('shown');
});

test('the alert stays until it is dismissed', () => {
  const { actor, clock } = start();
  clock.increment(500);
  clock.increment(3_600_000);
  expect(actor.getSnapshot().value).toBe('shown');
  actor.send({ type: 'alert.dismissed' });
  expect(actor.getSnapshot().value).toBe('dismissed');
  expect(actor.getSnapshot().status).toBe('done');
});

test('a dismissed alert does not come back', () => {
  const { actor, clock } = start();
  clock.increment(500);
  actor.send({ type: 'alert.dismissed' });
  clock.increment(3_600_000);
  expect(actor.getSnapshot().value).toBe('dismissed');
});

test('what is not shown yet can not be dismissed', () => {
  const { actor, clock } = start();
  actor.send({ type: 'alert.dismissed' });
  expect(actor.getSnapshot().value).toBe('waiting');
  clock.increment(500);
  expect(actor.getSnapshot().value).toBe('shown');
});

test('an alert whose page was left does not show; the page’s next visit waits anew', () => {
  const first = start();
  first.clock.increment(400);
  first.actor.stop();
  first.clock.increment(100);
  expect(first.actor.getSnapshot().value).toBe('waiting');

  const second = start();
  second.clock.increment(499);
  expect(second.actor.getSnapshot().value).toBe('waiting');
  second.clock.increment(1);
  expect(second.actor.getSnapshot().value).toBe('shown');
});
