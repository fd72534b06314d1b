/** Tests the panel of a simulation, without its chart. */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { readCatalogue } from '../src/catalogue.ts';
import { drawInNode } from '../src/drawing/draw-in-node.ts';
import { SimulateMode } from '../src/page/SimulateMode.tsx';
import { recordMachine } from './teahouse/machines.ts';
import { models } from './teahouse/models.ts';

vi.mock('../src/page/ChartAndPanel.tsx', () => ({
  ChartAndPanel: ({ children }: { children: unknown }) => children,
}));

/** Returns the list item of an event. */
function moveNamed(name: string): HTMLElement {
  const item = screen.getByRole('heading', { name, hidden: true }).closest('li');
  if (!item) throw new Error(`${name} is not in the list.`);
  return item;
}

async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

test('the panel shows why an event is impossible in the current state, and validates a custom payload', async () => {
  const origin = { group: 'production', source: null, models: Object.values(models) } as const;
  const entry = readCatalogue({ recordMachine }, origin).entries.get('record');
  if (!entry) throw new Error('The machine has no chart.');
  const drawing = await drawInNode(entry.chart);
  render(<SimulateMode {...entry} drawing={drawing} />, { wrapper: MemoryRouter });

  const loaded = moveNamed('load done');
  expect(loaded).not.toBeVisible();
  await userEvent.click(screen.getByText(/^Not available now \(\d+\)$/));
  expect(loaded).toBeVisible();
  expect(loaded).toHaveTextContent('Not available now: load is not running now.');
  expect(within(loaded).getByRole('button', { name: 'no cart was saved' })).toBeDisabled();
  expect(moveNamed('record.signedOut')).toHaveTextContent('No active state listens to it.');

  const signIn = within(moveNamed('record.signedIn'));
  await userEvent.click(signIn.getByText('Edit payload'));
  const payload = signIn.getByRole('textbox', { name: 'Payload of record.signedIn' });
  expect(payload).toHaveDisplayValue(/"userId": "asha"/);
  await fillIn(payload, '{ "userId": ');
  expect(payload).toHaveAccessibleDescription('This is not JSON yet.');
  expect(signIn.getByRole('button', { name: 'Send' })).toBeDisabled();
  await fillIn(payload, '{ "userId": "chitra" }');
  await userEvent.click(signIn.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('Context')).toHaveTextContent('"userId": "chitra"');
  expect(screen.getByText(/^record\.signedIn with a payload of its own/)).toBeVisible();

  const add = within(moveNamed('record.changed'));
  await userEvent.click(add.getByText('Edit payload'));
  await fillIn(add.getByRole('textbox'), '{}');
  expect(add.getByRole('textbox')).toHaveAccessibleDescription(
    /^The machine breaks on this payload: TypeError/,
  );
  expect(add.getByRole('button', { name: 'Send' })).toBeDisabled();
});
