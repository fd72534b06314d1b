import { vi } from 'vitest';
import { WAIT_TIMEOUT } from './timeouts.ts';

/** Waits until this no longer throws, as long as all tests wait. */
export function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: WAIT_TIMEOUT });
}
