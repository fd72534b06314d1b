import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { useUnsavedNotice } from '../../src/shared/use-unsaved-notice.ts';

/** A record as far as the notice knows it. */
const recordMachine = createMachine({
  initial: 'owned',
  states: {
    owned: {
      initial: 'unsaved',
      states: {
        unsaved: { tags: ['unsaved'], on: { tried: 'storing' } },
        storing: { on: { failed: 'unsaved', stored: 'saved' } },
        saved: { on: { tried: 'storing' } },
      },
    },
  },
});

test('a warning that was dismissed comes back when storing fails after it worked, not at each try', () => {
  const record = createActor(recordMachine).start();
  const { result } = renderHook(() => useUnsavedNotice(record));
  const happen = (...events: string[]) =>
    act(() => {
      for (const type of events) record.send({ type });
    });
  expect(result.current.isOpen).toBe(true);
  act(() => result.current.dismiss());
  expect(result.current.isOpen).toBe(false);
  happen('tried', 'failed');
  expect(result.current.isOpen).toBe(false);
  happen('tried', 'stored', 'tried', 'failed');
  expect(result.current.isOpen).toBe(true);
});
