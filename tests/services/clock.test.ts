// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onEverySecond } from '../../src/services/clock.ts';

const start = 1_767_270_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

test('the current time is reported after every full second @9.18', () => {
  const report = vi.fn<(now: number) => void>();
  const end = onEverySecond(report);
  vi.advanceTimersByTime(999);
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(report.mock.calls).toEqual([[start + 1000]]);
  vi.advanceTimersByTime(2000);
  expect(report.mock.calls).toEqual([[start + 1000], [start + 2000], [start + 3000]]);
  end();
});

test('the reported time follows a jump of the clock, because seconds are not counted', () => {
  const report = vi.fn<(now: number) => void>();
  const end = onEverySecond(report);
  vi.setSystemTime(start + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(report.mock.calls).toEqual([[start + 3_601_000]]);
  end();
});

test('the time is reported at once when the page is shown again', () => {
  const report = vi.fn<(now: number) => void>();
  const end = onEverySecond(report);
  vi.setSystemTime(start + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(report.mock.calls).toEqual([[start + 3_600_000]]);
  end();
});

test('nothing is reported after unsubscribing', () => {
  const report = vi.fn<(now: number) => void>();
  onEverySecond(report)();
  vi.advanceTimersByTime(5000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(report).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
