import { expect, test, vi } from 'vitest';
import { once } from '../../src/domain/once.ts';

test('once creates its value at the first call and returns it at every later call', () => {
  const make = vi.fn<() => object>(() => ({}));
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(make).toHaveBeenCalledTimes(1);
});
