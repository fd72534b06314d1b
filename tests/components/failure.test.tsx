import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../../src/App.tsx';
import { LoadErrorNotice } from '../../src/shared/LoadError.tsx';
import { NoticeArea } from '../../src/shared/notice-area.tsx';
import { openFreshBrowser, press } from './app.tsx';

test('dismissing the notice about a part that did not load cancels the request for the part', async () => {
  openFreshBrowser();
  const giveUp = vi.fn<() => void>();
  render(
    <App watchLocation={() => () => {}}>
      <NoticeArea />
      <LoadErrorNotice onDismiss={giveUp} />
    </App>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This part of FoodDash didn’t load.');
  expect(giveUp).not.toHaveBeenCalled();
  await press('Not now');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('the notice about a part that can’t load offline gives the reason, and says what to do once the browser is online again', () => {
  openFreshBrowser();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <App watchLocation={() => () => {}}>
      <NoticeArea />
      <LoadErrorNotice />
    </App>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You’re offline, so this part of FoodDash can’t load yet. Reload the page when you’re back online.',
  );
  online.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent('This part of FoodDash didn’t load.');
  online.mockRestore();
});
