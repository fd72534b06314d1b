/** Walks the machine with two layers, a drawer and a dialog over it, and a history that the test moves. */
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createApp } from '../../src/app/create-app.ts';
import { AppContext } from '../../src/shared/app.ts';
import type { HistoryEvent } from '../../src/shared/layer-history.ts';
import { ClosedByBack } from '../../src/shared/Layer.tsx';
import { customer, meanwhile, startTheClock, stopTheClock } from '../components/app.tsx';
import { openLayersModel } from '../models/open-layers.ts';
import { walkPaths } from './walk.ts';

beforeEach(() => stopTheClock(0));
afterEach(startTheClock);

const browser: { report?: (event: HistoryEvent) => void; depth: number; asked: string } = {
  depth: 0,
  asked: '',
};

const layerHistory = {
  addEntries: (depth: number, entries: number) => {
    browser.depth = depth + entries;
  },
  goBack: (entries: number) => {
    browser.asked = `back ${entries}`;
  },
  watch: (report: (event: HistoryEvent) => void) => {
    browser.report = report;
    return () => {};
  },
};

/** Renders layers that close with their own button only, not when Back asks them to. */
function Layers() {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button onClick={() => setOpen(open + 1)}>Open</button>
      <button onClick={() => setOpen(open - 1)}>Close</button>
      <p>{`${open} open`}</p>
      {Array.from({ length: open }, (_, layer) => (
        <ClosedByBack key={layer} onClose={() => {}} />
      ))}
    </>
  );
}

const app = createApp({ watchAddress: () => () => {}, layerHistory });

const report = (event: HistoryEvent) =>
  meanwhile(() => {
    if ('depth' in event) browser.depth = event.depth;
    browser.report?.(event);
  });

const expectOpen = ({ context }: { context: { layers: readonly string[] } }) =>
  expect(screen.getByText(`${context.layers.length} open`)).toBeVisible();

walkPaths(openLayersModel, {
  mounts: {
    'on a page with nothing open': () => {
      browser.depth = 0;
      browser.asked = '';
      render(
        <AppContext.Provider logic={app}>
          <Layers />
        </AppContext.Provider>,
      );
    },
  },
  runs: {
    'layers.opened': () => customer.click(screen.getByRole('button', { name: 'Open' })),
    'layers.closed': () => customer.click(screen.getByRole('button', { name: 'Close' })),
    'layers.historyMoved': ({ depth }) => report({ type: 'layers.historyMoved', depth }),
    'layers.pageRequested': () => report({ type: 'layers.pageRequested' }),
    'layers.pageShown': ({ depth }) => report({ type: 'layers.pageShown', depth }),
    'xstate.after.settling': () => meanwhile(() => vi.advanceTimersByTime(50)),
    'xstate.after.moving': () =>
      meanwhile(() => {
        browser.depth = 0;
        vi.advanceTimersByTime(1000);
      }),
  },
  states: {
    even: (snapshot) => {
      expectOpen(snapshot);
      expect(browser.depth).toBe(snapshot.context.depth);
    },
    lacking: expectOpen,
    spare: expectOpen,
    goingBack: (snapshot) => {
      expectOpen(snapshot);
      expect(browser.asked).toMatch(/^back \d$/);
    },
    leaving: expectOpen,
  },
  journeys: [
    {
      name: 'a layer gets a history entry while it is open',
      steps: [
        ['a layer is opened', 'even'],
        ['the topmost layer closes', 'spare'],
        ['nothing else happens for a moment', 'goingBack'],
        ['the history goes back', 'even'],
      ],
    },
    {
      name: 'a dialog that replaces a drawer uses its history entry',
      steps: [
        ['a layer is opened', 'even'],
        ['the topmost layer closes', 'spare'],
        ['a layer is opened', 'even'],
      ],
    },
    {
      name: 'a layer closes when the customer goes back',
      steps: [
        ['a layer is opened', 'even'],
        ['the history goes back', 'lacking'],
        ['the topmost layer closes', 'even'],
      ],
    },
    {
      name: 'a layer that can’t close gets its entry back after the customer goes back',
      steps: [
        ['a layer is opened', 'even'],
        ['the history goes back', 'lacking'],
        ['the history goes forward', 'even'],
        ['the history goes back', 'lacking'],
        ['nothing else happens for a moment', 'even'],
      ],
    },
    {
      name: 'the history goes back if the customer goes forward to the entry of a closed layer',
      steps: [
        ['the history goes forward', 'spare'],
        ['the history goes back', 'even'],
        ['the history goes forward', 'spare'],
        ['nothing else happens for a moment', 'goingBack'],
        ['the history does not move', 'even'],
      ],
    },
    {
      name: 'a page that is opened from a layer replaces the layer’s entry',
      steps: [
        ['a layer is opened', 'even'],
        ['a page is requested', 'leaving'],
        ['the topmost layer closes', 'leaving'],
        ['the page takes the place of the topmost entry', 'even'],
      ],
    },
    {
      name: 'a page replaces the entry of the layer that it closes, even if another layer opens meanwhile',
      steps: [
        ['a layer is opened', 'even'],
        ['the topmost layer closes', 'spare'],
        ['a page is requested', 'leaving'],
        ['a layer is opened', 'leaving'],
        ['the history goes back', 'leaving'],
        ['the page takes the place of the topmost entry', 'lacking'],
      ],
    },
  ],
});
