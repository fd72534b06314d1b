import { describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { trackLookupMachine } from '../../machines/track-lookup.ts';
import type { OrdersChanged } from '../../machines/facts.ts';
import type { Order } from '../../src/domain/entities.ts';
import { controlledListener, controlledPromise, orderWithId, rewritten } from './helpers.ts';

function start(orderId = '', order: Order | null = null) {
  const lookUp = controlledPromise<Order | null, { orderId: string }>();
  const stored = controlledListener<OrdersChanged, { orderId: string }>();
  const showInAddress = vi.fn<(orderId: string) => void>();
  const machine = trackLookupMachine.provide({
    actors: {
      lookUpOrder: lookUp.logic,
      ordersListener: stored.logic,
    },
    actions: {
      showInAddress: (_, id) => showInAddress(id),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { orderId, order } }).start();
  const goTo = (id: string) => actor.send({ type: 'track.addressChanged', orderId: id });
  const submit = (text: string) => {
    actor.send({ type: 'track.idTyped', text });
    actor.send({ type: 'track.submitted' });
  };
  return { actor, clock, goTo, lookUp, machine, showInAddress, stored, submit };
}

async function startFound(orderId = 'FD1') {
  const started = start(orderId);
  await started.lookUp.resolve(orderWithId(orderId));
  return started;
}

const alertOf = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().value.alert;
const waiting = { opened: 'waiting' };
const shown = { opened: 'shown' };

test('the machine is named after its file', () => {
  expect(trackLookupMachine.id).toBe('track-lookup');
});

describe('an order that changes where it is stored', () => {
  const cancelled: Order = { ...orderWithId('FD1'), status: 'cancelled' };

  test('is listened for once it is found, and only as long as it is shown', async () => {
    const { goTo, stored } = await startFound();
    expect(stored.inputs).toEqual([{ orderId: 'FD1' }]);
    goTo('');
    expect(stored.liveCount).toBe(0);
  });

  test('is shown as it is now', async () => {
    const { actor, stored } = await startFound();
    const order = { ...orderWithId('FD1'), total: 99 };
    stored.report({ type: 'orders.changed', orders: [order] });
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.order).toEqual(order);
  });

  test('is followed no more once it is cancelled', async () => {
    const { actor, stored } = await startFound();
    stored.report({ type: 'orders.changed', orders: [cancelled] });
    expect(actor.getSnapshot().value.lookup).toBe('cancelledSince');
    expect(actor.getSnapshot().context.order).toEqual(cancelled);
    expect(stored.liveCount).toBe(0);
  });

  test('is no news where it was found cancelled', async () => {
    const { actor, lookUp, stored } = start('FD1');
    await lookUp.resolve(cancelled);
    stored.report({ type: 'orders.changed', orders: [cancelled] });
    expect(actor.getSnapshot().value.lookup).toBe('found');
  });
});

describe('at the start', () => {
  test('an address without an id waits for one', () => {
    const { actor, lookUp } = start();
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(actor.getSnapshot().context).toMatchObject({ text: '', orderId: '', order: null });
    expect(lookUp.inputs).toEqual([]);
  });

  test('an address with a blank id waits for one', () => {
    const { actor, lookUp } = start('   ');
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(lookUp.inputs).toEqual([]);
  });

  test('an address with an id fills the input and looks the order up as given', () => {
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
  test('the text is kept as typed and nothing is looked up', () => {
    const { actor, lookUp } = start();
    actor.send({ type: 'track.idTyped', text: ' fd1' });
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(actor.getSnapshot().context).toMatchObject({ text: ' fd1', orderId: '', order: null });
    expect(lookUp.inputs).toEqual([]);
  });

  test('an order that was found stays while another id is typed', async () => {
    const { actor } = await startFound();
    actor.send({ type: 'track.idTyped', text: 'FD2' });
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.text).toBe('FD2');
    expect(actor.getSnapshot().context.order).toEqual(orderWithId('FD1'));
  });

  test('typing does not disturb a lookup', async () => {
    const { actor, lookUp } = start('FD1');
    actor.send({ type: 'track.idTyped', text: 'FD2' });
    await lookUp.resolve(orderWithId('FD1'));
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.text).toBe('FD2');
    expect(lookUp.inputs).toHaveLength(1);
  });
});

describe('submitting', () => {
  test('a blank submit does nothing @5.9', () => {
    const { actor, lookUp, showInAddress, submit } = start();
    submit('');
    submit('  \t ');
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(actor.getSnapshot().context.text).toBe('  \t ');
    expect(lookUp.inputs).toEqual([]);
    expect(showInAddress).not.toHaveBeenCalled();
  });

  test('a blank submit keeps the order that was found', async () => {
    const { actor, lookUp, submit } = await startFound();
    submit('  ');
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.order).toEqual(orderWithId('FD1'));
    expect(lookUp.inputs).toHaveLength(1);
  });

  test('the id is trimmed, put in upper case, shown in the address and looked up', () => {
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

  test('a new lookup takes away the order that was found before', async () => {
    const { actor, submit } = await startFound();
    submit('FD2');
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(actor.getSnapshot().context.order).toBeNull();
  });

  test('a second submit while loading drops the first', async () => {
    const { actor, lookUp, showInAddress, submit } = start();
    submit('FD1');
    submit('FD2');
    expect(lookUp.inputs).toEqual([{ orderId: 'FD1' }, { orderId: 'FD2' }]);
    expect(showInAddress.mock.calls).toEqual([['FD1'], ['FD2']]);
    expect(lookUp.call(0).signal.aborted).toBe(true);

    await lookUp.resolve(orderWithId('FD1'), 0);
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(actor.getSnapshot().context.order).toBeNull();

    await lookUp.resolve(orderWithId('FD2'), 1);
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.order).toEqual(orderWithId('FD2'));
  });

  test('a failure of a dropped lookup has no effect', async () => {
    const { actor, lookUp, submit } = start();
    submit('FD1');
    submit('FD2');
    await lookUp.reject(new Error('too late'), 0);
    expect(actor.getSnapshot().value.lookup).toBe('loading');
  });

  test('the same id can be looked up again after it was not found, and stays in the address', async () => {
    const { actor, lookUp, showInAddress, submit } = start('FD1');
    await lookUp.resolve(null);
    submit(' fd1');
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(actor.getSnapshot().context.text).toBe('FD1');
    expect(showInAddress).not.toHaveBeenCalled();
    await lookUp.resolve(orderWithId('FD1'));
    expect(actor.getSnapshot().value.lookup).toBe('found');
  });
});

describe('the outcome', () => {
  test('an order that is found is kept', async () => {
    const { actor } = await startFound('FD7');
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context).toMatchObject({
      text: 'FD7',
      orderId: 'FD7',
      order: orderWithId('FD7'),
    });
    const { context } = actor.getSnapshot();
    expect(rewritten(context)).toEqual(context);
  });

  test('an unknown order is not found, and its id stays in the input', async () => {
    const { actor, lookUp } = start('FD404');
    await lookUp.resolve(null);
    expect(actor.getSnapshot().value.lookup).toBe('notFound');
    expect(actor.getSnapshot().context).toMatchObject({
      text: 'FD404',
      orderId: 'FD404',
      order: null,
    });
  });

  test('an exception counts as not found @4.15', async () => {
    const { actor, lookUp } = start('FD1');
    const failure = new Error('storage is broken');
    await lookUp.reject(failure);
    expect(actor.getSnapshot().value.lookup).toBe('notFound');
    expect(actor.getSnapshot().context.order).toBeNull();
  });
});

describe('an order that was placed just now', () => {
  test('is there at once, and followed', () => {
    const { actor, lookUp, stored } = start('FD1', orderWithId('FD1'));
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context).toMatchObject({ text: 'FD1', orderId: 'FD1' });
    expect(lookUp.inputs).toEqual([]);
    expect(stored.inputs).toEqual([{ orderId: 'FD1' }]);
  });

  test('is looked up when it is submitted again', () => {
    const { actor, lookUp, submit } = start('FD1', orderWithId('FD1'));
    submit('fd1');
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(lookUp.inputs).toEqual([{ orderId: 'FD1' }]);
  });
});

describe('the alert', () => {
  test('waits until half a second has passed, and stays until it is dismissed @9.20', () => {
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

  test('waits for the first ID in the URL, however late that comes', () => {
    const started = start('  ');
    started.clock.increment(1000);
    expect(alertOf(started)).toBe('none');
    started.goTo(' FD1 ');
    expect(alertOf(started)).toEqual(waiting);
    started.clock.increment(500);
    expect(alertOf(started)).toEqual(shown);
  });

  test('does not show for an ID that was submitted, nor for a later one in the URL @8.15', () => {
    const started = start();
    started.submit('FD1');
    started.goTo('FD1');
    started.goTo('FD2');
    started.clock.increment(1000);
    expect(alertOf(started)).toBe('over');
  });

  test('outlives a blank submit, and the same order looked up again', () => {
    const started = start();
    started.submit(' ');
    expect(alertOf(started)).toBe('none');
    started.goTo('FD1');
    started.submit(' ');
    started.submit('fd1');
    started.goTo('FD1');
    expect(alertOf(started)).toEqual(waiting);
  });

  test.each<[string, (started: ReturnType<typeof start>) => void]>([
    ['another order is submitted', ({ submit }) => submit('FD2')],
    ['the URL has another ID', ({ goTo }) => goTo('FD2')],
    ['the URL has no ID any more', ({ goTo }) => goTo('')],
  ])('is over for good when %s', (_, lookElsewhere) => {
    const started = start('FD1');
    started.clock.increment(500);
    lookElsewhere(started);
    expect(alertOf(started)).toBe('over');
    started.goTo('FD1');
    expect(alertOf(started)).toBe('over');
  });

  test('is over when its order turns out to be cancelled', async () => {
    const started = start('FD1');
    started.clock.increment(500);
    await started.lookUp.resolve({ ...orderWithId('FD1'), status: 'cancelled' });
    expect(alertOf(started)).toBe('over');
  });

  test('does not show on a page that was left', () => {
    const started = start('FD1');
    started.clock.increment(400);
    started.actor.stop();
    started.clock.increment(100);
    expect(alertOf(started)).toEqual(waiting);
  });
});

describe('the address', () => {
  test('an address without an id clears input and order', async () => {
    const { actor, lookUp } = await startFound();
    actor.send({ type: 'track.addressChanged', orderId: ' ' });
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(actor.getSnapshot().context).toMatchObject({ text: '', orderId: '', order: null });
    expect(lookUp.inputs).toHaveLength(1);
  });

  test('an address without an id that is told again takes away nothing typed since', async () => {
    const { actor } = await startFound();
    actor.send({ type: 'track.addressChanged', orderId: '' });
    actor.send({ type: 'track.idTyped', text: 'fd2' });
    actor.send({ type: 'track.addressChanged', orderId: '' });
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(actor.getSnapshot().context.text).toBe('fd2');
  });

  test('an address without an id ends a lookup, whose result has no effect', async () => {
    const { actor, lookUp } = start('FD1');
    actor.send({ type: 'track.addressChanged', orderId: '' });
    expect(lookUp.call().signal.aborted).toBe(true);
    await lookUp.resolve(orderWithId('FD1'));
    expect(actor.getSnapshot().value.lookup).toBe('idle');
    expect(actor.getSnapshot().context.order).toBeNull();
  });

  test('an address with another id looks that order up and does not touch the address', async () => {
    const { actor, lookUp, showInAddress } = await startFound();
    actor.send({ type: 'track.addressChanged', orderId: ' fd2 ' });
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(actor.getSnapshot().context).toMatchObject({ text: 'fd2', orderId: 'fd2', order: null });
    expect(lookUp.inputs).toEqual([{ orderId: 'FD1' }, { orderId: 'fd2' }]);
    expect(showInAddress).not.toHaveBeenCalled();
  });

  test('an address with another id drops the lookup under way', async () => {
    const { actor, lookUp } = start('FD1');
    actor.send({ type: 'track.addressChanged', orderId: 'FD2' });
    await lookUp.resolve(null, 0);
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    await lookUp.resolve(orderWithId('FD2'), 1);
    expect(actor.getSnapshot().context.order).toEqual(orderWithId('FD2'));
  });

  test('an address that follows a submit looks nothing up again', () => {
    const { actor, lookUp, submit } = start();
    submit('fd1');
    actor.send({ type: 'track.addressChanged', orderId: 'FD1' });
    expect(actor.getSnapshot().value.lookup).toBe('loading');
    expect(lookUp.inputs).toHaveLength(1);
    expect(lookUp.call().signal.aborted).toBe(false);
  });

  test('the same id with blanks is no other order', async () => {
    const { actor, lookUp } = await startFound();
    actor.send({ type: 'track.idTyped', text: 'half an i' });
    actor.send({ type: 'track.addressChanged', orderId: ' FD1 ' });
    expect(actor.getSnapshot().value.lookup).toBe('found');
    expect(actor.getSnapshot().context.text).toBe('half an i');
    expect(lookUp.inputs).toHaveLength(1);
  });
});

test('a machine that is started, stopped and started anew looks up for the living one only', async () => {
  const { actor, lookUp, machine } = start('FD1');
  actor.stop();
  expect(lookUp.call(0).signal.aborted).toBe(true);

  const second = createActor(machine, { input: { orderId: 'FD1', order: null } }).start();
  await lookUp.resolve(null, 0);
  expect(second.getSnapshot().value.lookup).toBe('loading');
  await lookUp.resolve(orderWithId('FD1'), 1);
  expect(second.getSnapshot().value.lookup).toBe('found');
  expect(actor.getSnapshot().context.order).toBeNull();
});

test('it says what becomes of an order that is cancelled while it is shown', () => {
  expect(trackLookupMachine.states.lookup?.states.cancelledSince?.description).toMatch(/\S/);
});
