import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { readCatalogue } from '../src/catalogue.ts';
import { createEmptyCoverage } from '../src/coverage.ts';
import { drawInNode } from '../src/drawing/draw-in-node.ts';
import { CoverageMode } from '../src/page/CoverageMode.tsx';

vi.mock('../src/page/ChartAndPanel.tsx', () => ({
  ChartAndPanel: ({ children }: { children: unknown }) => children,
}));

test('the page shows a machine’s coverage even if the page lists the machine under another ID', async () => {
  const machine = createMachine({ id: 'live', initial: 'a', states: { a: {} } });
  const record = { screen: { live: createEmptyCoverage(machine) }, browser: {} };
  vi.stubGlobal('fetch', async () => Response.json(record));
  onTestFinished(() => void vi.unstubAllGlobals());
  const entry = readCatalogue({ liveMachine: machine }).entries.get('liveMachine');
  if (!entry) throw new Error('The machine has no chart.');
  const drawing = await drawInNode(entry.chart);
  render(<CoverageMode {...entry} drawing={drawing} />, { wrapper: MemoryRouter });
  expect(await screen.findByText('state a')).toBeVisible();
});
