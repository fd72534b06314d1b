import { vi } from 'vitest';
import { WAIT_TIMEOUT } from './timeouts.ts';

/** Repeats the check until it no longer throws, for at most `WAIT_TIMEOUT`. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: WAIT_TIMEOUT });
}
