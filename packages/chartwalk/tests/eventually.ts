import { vi } from 'vitest';

/** Waits until `check` no longer throws. The time limit is long, because the computer may be busy. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 40_000 });
}
