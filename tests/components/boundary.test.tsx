import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Boundary } from '../../src/shared/Boundary.tsx';
import { preloadable } from '../../src/shared/preloadable.tsx';
import { customer, startTheClock, stopTheClock } from './app.tsx';

const Dish = () => <p>Dal</p>;
const missing = new TypeError('Failed to fetch dynamically imported module');

/** Code that comes or not, as the test says each time it is asked for. */
const load = vi.fn<() => Promise<ComponentType>>();

beforeEach(() => {
  load.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stopTheClock(0);
});

afterEach(() => {
  startTheClock();
  vi.restoreAllMocks();
});

function Place({ part: Part, isOpen }: { part: ComponentType; isOpen: boolean }) {
  return (
    <MemoryRouter>
      <Link to="/elsewhere">Elsewhere</Link>
      <Boundary failure={<p role="alert">Broken</p>} resetKey={isOpen}>
        <Suspense fallback={<p>Loading</p>}>
          <Part />
        </Suspense>
      </Boundary>
    </MemoryRouter>
  );
}

async function show(part: ComponentType) {
  const view = await act(async () => render(<Place part={part} isOpen={false} />));
  return { reopen: async () => act(async () => view.rerender(<Place part={part} isOpen />)) };
}

const pass = async (milliseconds: number) =>
  act(async () => vi.advanceTimersByTimeAsync(milliseconds));

test('code that fails once is asked for again a second later', async () => {
  load.mockRejectedValueOnce(missing).mockResolvedValueOnce(Dish);
  await show(preloadable(load).Component);
  await pass(999);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('Loading')).toBeVisible();
  await pass(1);
  expect(screen.getByText('Dal')).toBeVisible();
  expect(console.error).not.toHaveBeenCalled();
});

test('code that fails twice has failed, until the customer goes somewhere', async () => {
  load.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing).mockResolvedValueOnce(Dish);
  await show(preloadable(load).Component);
  await pass(1000);
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  await customer.click(screen.getByRole('link'));
  await pass(300);
  expect(screen.getByText('Dal')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('code that failed is asked for again when its part is opened again', async () => {
  load.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing).mockResolvedValueOnce(Dish);
  const { reopen } = await show(preloadable(load).Component);
  await pass(1000);
  expect(screen.getByRole('alert')).toBeVisible();
  await reopen();
  await pass(300);
  expect(screen.getByText('Dal')).toBeVisible();
});

test('a part that breaks while it is drawn is not drawn again and again', async () => {
  const draw = vi.fn<() => never>(() => {
    throw new Error('A plate fell.');
  });
  const { reopen } = await show(draw);
  expect(screen.getByRole('alert')).toBeVisible();
  await reopen();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('link')).toBeVisible();
  // Twice or three times each: React itself tries once more what fails.
  expect(draw.mock.calls.length).toBeLessThanOrEqual(6);
});
