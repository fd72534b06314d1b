import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Redirect } from '../../src/shared/Redirect.tsx';

type Code = { default: () => ReactNode };

function renderRedirect() {
  const waiting: ((code: Code) => void)[] = [];
  const Slow = lazy(() => new Promise<Code>((resolve) => void waiting.push(resolve)));
  const letCodeCome = () =>
    waiting.forEach((resolve) => resolve({ default: () => <h1>There</h1> }));
  history.replaceState(null, '', '/before');
  render(
    <BrowserRouter>
      <Link to="/here">Go</Link>
      <Suspense fallback="Waiting">
        <Routes>
          <Route path="/before" element={<h1>Before</h1>} />
          <Route path="/here" element={<Redirect to="/there" />} />
          <Route path="/there" element={<Slow />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  return { finishLoading: () => act(async () => letCodeCome()) };
}

test('a redirect takes the place of the page in the history', async () => {
  const entries = history.length;
  const { finishLoading } = renderRedirect();
  act(() => screen.getByRole('link', { name: 'Go' }).click());
  await finishLoading();
  expect(screen.getByRole('heading', { name: 'There' })).toBeVisible();
  expect(location.pathname).toBe('/there');
  expect(history.length).toBe(entries + 1);
});

test('whoever comes back before the other page is there is led on again', async () => {
  const { finishLoading } = renderRedirect();
  act(() => screen.getByRole('link', { name: 'Go' }).click());
  expect(location.pathname).toBe('/there');
  act(() => screen.getByRole('link', { name: 'Go' }).click());
  expect(location.pathname).toBe('/there');
  await finishLoading();
  expect(screen.getByRole('heading', { name: 'There' })).toBeVisible();
});
