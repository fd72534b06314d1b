/** Walks the machine with up to two layers, the second over the first. The test moves the history. */
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createApp } from '../../src/app/create-app.ts';
import { AppContext } from '../../src/shared/app.ts';
import type { HistoryEvent } from '../../src/shared/layer-history.ts';
import { ClosedByBack } from '../../src/shared/Layer.tsx';
import { customer, actOutsideApp, startTheClock, stopTheClock } from '../components/app.tsx';
import { openLayersJourneys } from '../journeys/open-layers.ts';
import { openLayersModel } from '../models/open-layers.ts';
import { walkPaths } from './walk.ts';

beforeEach(() => stopTheClock(0));
afterEach(startTheClock);

const browser: {
  report?: (event: HistoryEvent) => void;
  depth: number;
  asked: string;
  isNavigationWaiting: boolean;
} = { depth: 0, asked: '', isNavigationWaiting: false };
/** The number of times that a layer was asked to close. */
let closings = 0;

const layerHistory = {
  addEntries: (depth: number, entries: number) => {
    browser.depth = depth + entries;
  },
  goBack: (entries: number) => {
    browser.asked = `back ${entries}`;
    browser.isNavigationWaiting = true;
  },
  resumeNavigation: () => {
    browser.isNavigationWaiting = false;
  },
  watch: (report: (event: HistoryEvent) => void) => {
    browser.report = report;
    return () => {};
  },
};

/** Renders layers that close only with their own button. They only count how often Back asks them to close. */
function Layers() {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button onClick={() => setOpen(open + 1)}>Open</button>
      <button onClick={() => setOpen(open - 1)}>Close</button>
      <p>{`${open} open`}</p>
      {Array.from({ length: open }, (_, layer) => (
        <ClosedByBack key={layer} onClose={() => (closings += 1)} />
      ))}
    </>
  );
}

const app = createApp({ watchLocation: () => () => {}, layerHistory });

const report = (event: HistoryEvent) =>
  actOutsideApp(() => {
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
      browser.isNavigationWaiting = false;
      closings = 0;
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
    'xstate.after.settling': () => actOutsideApp(() => vi.advanceTimersByTime(50)),
    'xstate.after.moving': () =>
      actOutsideApp(() => {
        browser.depth = 0;
        vi.advanceTimersByTime(1000);
      }),
  },
  states: {
    even: (snapshot) => {
      expectOpen(snapshot);
      expect(browser.depth).toBe(snapshot.context.layers.length);
      expect(browser.isNavigationWaiting).toBe(false);
    },
    lacking: (snapshot) => {
      expectOpen(snapshot);
      expect(browser.depth).toBeLessThan(snapshot.context.layers.length);
    },
    spare: (snapshot) => {
      expectOpen(snapshot);
      expect(browser.depth).toBeGreaterThan(snapshot.context.layers.length);
    },
    goingBack: (snapshot) => {
      expectOpen(snapshot);
      expect(browser.asked).toMatch(/^back \d$/);
      expect(browser.isNavigationWaiting).toBe(true);
    },
    leaving: expectOpen,
  },
  alike: [
    {
      states: ['leaving', 'even', 'spare'],
      because: 'A requested page shows nothing yet, and the layers may already be closed.',
    },
    {
      states: ['spare', 'goingBack', 'lacking', 'even'],
      because: 'A layer may open or close while the history goes back.',
    },
  ],
  journeys: openLayersJourneys,
  shows: {
    'the layer is asked to close': () => expect(closings).toBe(1),
    'the layer has a history entry': () => expect(browser.depth).toBe(1),
  },
});
