import { vi } from 'vitest';

/** Waits until `check` no longer throws. The limit allows for a busy computer. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 40_000 });
}
