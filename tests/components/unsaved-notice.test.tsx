import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { UnsavedNotice } from '../../src/features/notices/UnsavedNotices.tsx';
import { NoticeArea } from '../../src/shared/notice-area.tsx';
import { press } from './app.tsx';

/** The part of a record's machine that the notice reads. */
const recordMachine = createMachine({
  initial: 'unsaved',
  states: {
    unsaved: { tags: ['unsaved'], on: { failed: 'unsaved', stored: 'kept' } },
    kept: { on: { failed: 'unsaved' } },
  },
});

const warning = () => screen.queryByText('It can’t be saved.');

test('a dismissed warning is shown again only if saving has worked and then fails again', async () => {
  const record = createActor(recordMachine).start();
  render(
    <>
      <NoticeArea />
      <UnsavedNotice record={record} text="It can’t be saved." close="Close the warning" />
    </>,
  );
  const happen = (...events: string[]) =>
    act(() => {
      for (const type of events) record.send({ type });
    });
  expect(warning()).toBeVisible();
  await press('Close the warning');
  expect(warning()).not.toBeInTheDocument();
  happen('failed');
  expect(warning()).not.toBeInTheDocument();
  happen('stored', 'failed');
  expect(warning()).toBeVisible();
});
