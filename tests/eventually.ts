import { vi } from 'vitest';
import { WAIT_TIMEOUT } from './timeouts.ts';

/** Waits until this no longer throws, with the timeout of all tests. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: WAIT_TIMEOUT });
}
