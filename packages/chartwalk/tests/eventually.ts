import { vi } from 'vitest';

/** Waits until this no longer throws, as long as a busy machine needs. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 40_000 });
}
