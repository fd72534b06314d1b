import { vi } from 'vitest';

/** Waits until `check` no longer throws, for long enough on a busy machine. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 40_000 });
}
