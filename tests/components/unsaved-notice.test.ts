import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { useUnsavedNotice } from '../../src/shared/use-unsaved-notice.ts';

/** A record as far as the notice knows it. */
const recordMachine = createMachine({
  initial: 'unsaved',
  states: {
    unsaved: { tags: ['unsaved'], on: { failed: 'unsaved', stored: 'kept' } },
    kept: { on: { failed: 'unsaved' } },
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
  happen('failed');
  expect(result.current.isOpen).toBe(false);
  happen('stored', 'failed');
  expect(result.current.isOpen).toBe(true);
});
