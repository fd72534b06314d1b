import { describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { trackLookupMachine } from '../../machines/track-lookup.ts';
import type { OrderChanged } from '../../machines/track-lookup.ts';
import type { Order } from '../../src/domain/entities.ts';
import { order } from '../fixtures.ts';
import { controlledListener, controlledPromise } from './helpers.ts';

function start(orderId = '', placed: Order | null = null) {
  const lookUp = controlledPromise<Order | null, { orderId: string }>();
  const stored = controlledListener<OrderChanged, { orderId: string }>();
  const showInAddress = vi.fn<(orderId: string) => void>();
  const machine = trackLookupMachine.provide({
    actors: {
      lookUpOrder: lookUp.logic,
      orderListener: stored.logic,
    },
    actions: {
      showInAddress: (_, id) => showInAddress(id),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    clock,
    input: { orderId, order: placed, now: () => 0 },
  }).start();
  const goTo = (id: string) => actor.send({ type: 'track.addressChanged', orderId: id });
  const submit = (text: string) => {
    actor.send({ type: 'track.idTyped', text });
    actor.send({ type: 'track.submitted' });
  };
  return { actor, clock, goTo, lookUp, machine, showInAddress, stored, submit };
}

async function startFound(orderId = 'FD1') {
  const started = start(orderId);
  await started.lookUp.resolve(order({ id: orderId }));
  return started;
}

const alertOf = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().value.alert;
const waiting = { opened: 'waiting' };
const shown = { opened: 'shown' };

describe('changes in storage', () => {
  const cancelled = order({ id: 'FD1', status: 'cancelled' });

  test('a found order is watched only as long as it is shown', async () => {
    const { goTo, stored } = await startFound();
    expect(stored.inputs).toEqual([{ orderId: 'FD1' }]);
    goTo('');
    expect(stored.liveCount).toBe(0);
  });

  test('a found order is updated if it changes in storage', async () => {
    const { actor, stored } = await startFound();
    const changed = order({ id: 'FD1', total: 99 });
    stored.report({ type: 'track.orderChanged', order: changed });
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.order).toEqual(changed);
  });

  test('a found order is not reported as cancelled if it was cancelled before it was found', async () => {
    const { actor, lookUp, stored } = start('FD1');
    await lookUp.resolve(cancelled);
    stored.report({ type: 'track.orderChanged', order: cancelled });
    expect(actor.getSnapshot().value.lookup).toBe('found');
  });
});

describe('the first URL', () => {
  test('a URL with an ID fills the input and looks the order up by the ID as given', () => {
    const { actor, lookUp, showInAddress } = start(' fd12345 ');
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(actor.getSnapshot().context).toMatchObject({
      text: 'fd12345',
      orderId: 'fd12345',
      order: null,
    });
    expect(lookUp.inputs).toEqual([{ orderId: 'fd12345' }]);
    expect(showInAddress).not.toHaveBeenCalled();
  });
});

describe('typing', () => {
  test('typing an ID stores the text as typed and starts no lookup', () => {
    const { actor, lookUp } = start();
    actor.send({ type: 'track.idTyped', text: ' fd1' });
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(actor.getSnapshot().context).toMatchObject({ text: ' fd1', orderId: '', order: null });
    expect(lookUp.inputs).toEqual([]);
  });

  test('typing an ID does not remove the found order from the page', async () => {
    const { actor } = await startFound();
    actor.send({ type: 'track.idTyped', text: 'FD2' });
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.text).toBe('FD2');
    expect(actor.getSnapshot().context.order).toEqual(order({ id: 'FD1' }));
  });

  test('typing an ID does not affect a lookup', async () => {
    const { actor, lookUp } = start('FD1');
    actor.send({ type: 'track.idTyped', text: 'FD2' });
    await lookUp.resolve(order({ id: 'FD1' }));
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.text).toBe('FD2');
    expect(lookUp.inputs).toHaveLength(1);
  });
});

describe('submitting', () => {
  test('submitting a blank ID does nothing @5.9', () => {
    const { actor, lookUp, showInAddress, submit } = start();
    submit('');
    submit('  \t ');
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(actor.getSnapshot().context.text).toBe('  \t ');
    expect(lookUp.inputs).toEqual([]);
    expect(showInAddress).not.toHaveBeenCalled();
  });

  test('submitting a blank ID leaves the found order on the page', async () => {
    const { actor, lookUp, submit } = await startFound();
    submit('  ');
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.order).toEqual(order({ id: 'FD1' }));
    expect(lookUp.inputs).toHaveLength(1);
  });

  test('submitting an ID trims it, changes it to upper case, shows it in the URL and looks it up', () => {
    const { actor, lookUp, showInAddress, submit } = start();
    submit('  fd12ab ');
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(actor.getSnapshot().context).toMatchObject({
      text: 'FD12AB',
      orderId: 'FD12AB',
      order: null,
    });
    expect(lookUp.inputs).toEqual([{ orderId: 'FD12AB' }]);
    expect(showInAddress.mock.calls).toEqual([['FD12AB']]);
  });

  test('submitting another ID during a lookup aborts the first lookup', async () => {
    const { actor, lookUp, showInAddress, submit } = start();
    submit('FD1');
    submit('FD2');
    expect(lookUp.inputs).toEqual([{ orderId: 'FD1' }, { orderId: 'FD2' }]);
    expect(showInAddress.mock.calls).toEqual([['FD1'], ['FD2']]);
    expect(lookUp.call(0).signal.aborted).toBe(true);

    await lookUp.resolve(order({ id: 'FD1' }), 0);
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(actor.getSnapshot().context.order).toBeNull();

    await lookUp.resolve(order({ id: 'FD2' }), 1);
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.order).toEqual(order({ id: 'FD2' }));
  });

  test('submitting an ID again ignores the failure of the first lookup', async () => {
    const { actor, lookUp, submit } = start();
    submit('FD1');
    submit('FD2');
    await lookUp.reject(new Error('too late'), 0);
    expect(actor.getSnapshot().value.lookup).toBe('loading');
  });

  test('submitting an ID again after it was not found leaves the URL unchanged', async () => {
    const { actor, lookUp, showInAddress, submit } = start('FD1');
    await lookUp.resolve(null);
    submit(' fd1');
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(actor.getSnapshot().context.text).toBe('FD1');
    expect(showInAddress).not.toHaveBeenCalled();
    await lookUp.resolve(order({ id: 'FD1' }));
    expect(actor.getSnapshot().value.lookup).toBe('found');
  });
});

describe('orders from checkout', () => {
  test('an order that was just placed is shown and watched at once', () => {
    const { actor, lookUp, stored } = start('FD1', order({ id: 'FD1' }));
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context).toMatchObject({ text: 'FD1', orderId: 'FD1' });
    expect(lookUp.inputs).toEqual([]);
    expect(stored.inputs).toEqual([{ orderId: 'FD1' }]);
  });

  test('an order that was just placed is looked up when its ID is submitted', () => {
    const { actor, lookUp, submit } = start('FD1', order({ id: 'FD1' }));
    submit('fd1');
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(lookUp.inputs).toEqual([{ orderId: 'FD1' }]);
  });
});

describe('the alert about a placed order', () => {
  test('the alert waits until half a second has passed, and stays until it is dismissed @9.20', () => {
    const started = start('FD1');
    const { actor, clock } = started;
    expect(alertOf(started)).toEqual(waiting);
    clock.increment(499);
    actor.send({ type: 'track.alertDismissed' });
    expect(alertOf(started)).toEqual(waiting);
    clock.increment(1);
    expect(alertOf(started)).toEqual(shown);
    clock.increment(3_600_000);
    expect(alertOf(started)).toEqual(shown);
    actor.send({ type: 'track.alertDismissed' });
    clock.increment(3_600_000);
    expect(alertOf(started)).toEqual({ opened: 'dismissed' });
  });

  test('the alert waits for the first ID in the URL, however late it appears', () => {
    const started = start('  ');
    started.clock.increment(1000);
    expect(alertOf(started)).toBe('none');
    started.goTo(' FD1 ');
    expect(alertOf(started)).toEqual(waiting);
    started.clock.increment(500);
    expect(alertOf(started)).toEqual(shown);
  });

  test('the alert stays after a blank submit and after another lookup of the same order', () => {
    const started = start();
    started.submit(' ');
    expect(alertOf(started)).toBe('none');
    started.goTo('FD1');
    started.submit(' ');
    started.submit('fd1');
    started.goTo('FD1');
    expect(alertOf(started)).toEqual(waiting);
  });
});

describe('other URLs', () => {
  test('if a URL without an ID is reported twice, the second report does not clear the text that was typed meanwhile', async () => {
    const { actor } = await startFound();
    actor.send({ type: 'track.addressChanged', orderId: '' });
    actor.send({ type: 'track.idTyped', text: 'fd2' });
    actor.send({ type: 'track.addressChanged', orderId: '' });
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(actor.getSnapshot().context.text).toBe('fd2');
  });

  test('a change to a URL without an ID aborts a lookup and ignores its result', async () => {
    const { actor, lookUp } = start('FD1');
    actor.send({ type: 'track.addressChanged', orderId: '' });
    expect(lookUp.call().signal.aborted).toBe(true);
    await lookUp.resolve(order({ id: 'FD1' }));
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(actor.getSnapshot().context.order).toBeNull();
  });

  test('a change of the URL to another ID looks that order up and leaves the URL unchanged', async () => {
    const { actor, lookUp, showInAddress } = await startFound();
    actor.send({ type: 'track.addressChanged', orderId: ' fd2 ' });
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(actor.getSnapshot().context).toMatchObject({ text: 'fd2', orderId: 'fd2', order: null });
    expect(lookUp.inputs).toEqual([{ orderId: 'FD1' }, { orderId: 'fd2' }]);
    expect(showInAddress).not.toHaveBeenCalled();
  });

  test('a change of the URL to another ID aborts the current lookup', async () => {
    const { actor, lookUp } = start('FD1');
    actor.send({ type: 'track.addressChanged', orderId: 'FD2' });
    await lookUp.resolve(null, 0);
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    await lookUp.resolve(order({ id: 'FD2' }), 1);
    expect(actor.getSnapshot().context.order).toEqual(order({ id: 'FD2' }));
  });

  test('a change of the URL after a submit does not start another lookup', () => {
    const { actor, lookUp, submit } = start();
    submit('fd1');
    actor.send({ type: 'track.addressChanged', orderId: 'FD1' });
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(lookUp.inputs).toHaveLength(1);
    expect(lookUp.call().signal.aborted).toBe(false);
  });

  test('a change of the URL to the same ID with spaces does not start another lookup', async () => {
    const { actor, lookUp } = await startFound();
    actor.send({ type: 'track.idTyped', text: 'half an i' });
    actor.send({ type: 'track.addressChanged', orderId: ' FD1 ' });
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.text).toBe('half an i');
    expect(lookUp.inputs).toHaveLength(1);
  });
});
