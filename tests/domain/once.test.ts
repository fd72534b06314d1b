import { expect, test, vi } from 'vitest';
import { once } from '../../src/domain/once.ts';

test('makes its value when it is first asked for, and no other after that', () => {
  const make = vi.fn<() => object>(() => ({}));
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(make).toHaveBeenCalledTimes(1);
});
