import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { useUnsavedNotice } from '../../src/shared/use-unsaved-notice.ts';

/** The part of a record's machine that the notice reads. */
const recordMachine = createMachine({
  initial: 'unsaved',
  states: {
    unsaved: { tags: ['unsaved'], on: { failed: 'unsaved', stored: 'kept' } },
    kept: { on: { failed: 'unsaved' } },
  },
});

test('a dismissed warning is shown again only if saving has worked and then fails again', () => {
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
