import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { openLayersMachine } from '../../machines/open-layers.ts';
import type { OpenLayersEvent } from '../../machines/open-layers.ts';
import { controlledListener } from './helpers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts with a mock history that only records what the machine asks of it. */
function start() {
  const listener = controlledListener<OpenLayersEvent>();
  const asked: string[] = [];
  const machine = openLayersMachine.provide({
    actors: { historyListener: listener.logic },
    actions: {
      addEntries: (_, { depth, entries }) => void asked.push(`${entries} above ${depth}`),
      goBack: (_, entries) => void asked.push(`back ${entries}`),
      resumeNavigation: () => void asked.push('resume'),
    },
  });
  const actor = createActor(machine).start();
  const closing: string[] = [];
  actor.on('layers.closing', ({ layers }) => void closing.push(...layers));
  const open = (layer: string) => actor.send({ type: 'layers.opened', layer });
  const close = (layer: string) => actor.send({ type: 'layers.closed', layer });
  const move = (depth: number) => listener.report({ type: 'layers.historyMoved', depth });
  return { actor, listener, asked, closing, open, close, move };
}

const settle = () => vi.advanceTimersByTime(50);

test('the machine is named after its file', () => {
  expect(openLayersMachine.id).toBe('open-layers');
});

test('Back closes one layer at a time, the topmost first @23.7 @P.33', () => {
  const { asked, closing, open, close, move, actor } = start();
  open('drawer');
  open('dialog');
  expect(asked).toEqual(['1 above 0', '1 above 1']);
  move(1);
  expect(closing).toEqual(['dialog']);
  close('dialog');
  move(0);
  expect(closing).toEqual(['dialog', 'drawer']);
  close('drawer');
  settle();
  expect(actor.getSnapshot().value).toBe('even');
  expect(asked).toHaveLength(2);
});

test('closing a layer with its own button removes its history entry', () => {
  const { asked, open, close, move, actor } = start();
  open('drawer');
  close('drawer');
  settle();
  expect(asked).toEqual(['1 above 0', 'back 1']);
  move(0);
  expect(asked.at(-1)).toBe('resume');
  expect(actor.getSnapshot().value).toBe('even');
});

test('a dialog that replaces a drawer takes over the drawer’s history entry', () => {
  const { asked, closing, open, close, move } = start();
  open('drawer');
  close('drawer');
  open('dialog');
  settle();
  expect(asked).toEqual(['1 above 0']);
  move(0);
  expect(closing).toEqual(['dialog']);
});

test('a layer that opens while the history goes back gets its own entry', () => {
  const { asked, open, close, move } = start();
  open('drawer');
  close('drawer');
  settle();
  open('dialog');
  move(0);
  settle();
  expect(asked).toEqual(['1 above 0', 'back 1', 'resume', '1 above 0']);
});

test('if a layer stays open after Back, its history entry is added again', () => {
  const { asked, open, move } = start();
  open('dialog');
  move(0);
  settle();
  expect(asked).toEqual(['1 above 0', '1 above 0']);
});

test('the history goes back if a reload or Forward leads to an entry whose layer is closed', () => {
  const { asked, move } = start();
  move(1);
  settle();
  expect(asked).toEqual(['back 1']);
});

test('when a page opens from a layer, the layer closes without a step back in the history', () => {
  const { asked, open, close, listener, actor } = start();
  open('drawer');
  close('drawer');
  listener.report({ type: 'layers.pageRequested' });
  settle();
  expect(actor.getSnapshot().context.depth).toBe(1);
  listener.report({ type: 'layers.pageShown', depth: 0 });
  settle();
  expect(asked).toEqual(['1 above 0']);
  expect(actor.getSnapshot().value).toBe('even');
});

test('if the customer goes back while a page opens, the machine stores the new depth of the history', () => {
  const { actor, asked, closing, open, listener, move } = start();
  open('drawer');
  listener.report({ type: 'layers.pageRequested' });
  move(0);
  expect(actor.getSnapshot().context.depth).toBe(0);
  settle();
  expect(closing).toEqual([]);
  expect(asked).toEqual(['1 above 0']);
});

test('the machine stops waiting for a history that does not move', () => {
  const { actor, asked, open, close } = start();
  open('drawer');
  close('drawer');
  settle();
  vi.advanceTimersByTime(999);
  expect(asked).toEqual(['1 above 0', 'back 1']);
  vi.advanceTimersByTime(1);
  expect(asked.at(-1)).toBe('resume');
  expect(actor.getSnapshot()).toMatchObject({ value: 'even', context: { depth: 0 } });
});
