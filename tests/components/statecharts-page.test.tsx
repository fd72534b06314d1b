import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PageBoundary } from '../../src/statecharts/page/PageBoundary.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failure = new Error('The chart fell over.');

function Broken(): never {
  throw failure;
}

test('a statecharts page that works is shown as it is', () => {
  render(<PageBoundary>Every machine</PageBoundary>);
  expect(screen.getByText('Every machine')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a statecharts page that breaks says so, logs why, and can be loaded again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^This page broke\. Reload it to go on/);
  expect(log.mock.calls).toContainEqual([failure]);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(reload).toHaveBeenCalledOnce();
});
