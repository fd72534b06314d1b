/** Configures the walks of one screen with one fault. `run.mjs` sets `SCREEN_FAULT` to the fault's name. */
import { defineConfig } from 'vitest/config';
import { recordMessages } from '../languages/record-messages-plugin.ts';
import { TEST_TIMEOUT } from '../timeouts.ts';
import app from '../../vite.config.ts';
import { applyFault } from './apply-fault.ts';
import { faults } from './faults.mjs';

const fault = faults.find(({ name }) => name === process.env['SCREEN_FAULT']);

export default defineConfig({
  plugins: [applyFault(fault), app.plugins, recordMessages()],
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    include: ['tests/paths/*.test.tsx'],
    testTimeout: TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
    // One failure is enough to show that the fault is caught.
    bail: 1,
    disableConsoleIntercept: true,
  },
});
