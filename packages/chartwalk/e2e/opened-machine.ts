/** Provides a machine, and opens machines on the designers' page before a test begins. */
import type { Page } from '@playwright/test';

/** A machine as an editor exports it, which refers to everything by name and has no code. */
export const oven = {
  id: 'oven',
  initial: 'cold',
  states: {
    cold: {
      on: {
        LIGHT: [{ guard: 'hasGas', target: 'heating' }, { target: 'broken' }],
        'door.*': { target: 'open' },
      },
    },
    heating: {
      invoke: { id: 'burner', src: 'burn', onDone: 'hot', onError: 'broken' },
      after: { tooLong: 'broken' },
    },
    hot: { after: { 5000: 'cold' }, on: { OFF: 'cold' } },
    open: { on: { '*': 'cold' } },
    broken: { type: 'final' },
  },
};

/**
 * Stores a machine in the tab as the page does. If the test opened it in the gallery, all charts would be
 * drawn first.
 */
export async function haveOpened(page: Page, machine: { id: string }): Promise<void> {
  const opened = [{ name: machine.id, text: JSON.stringify(machine) }];
  await page.addInitScript((texts) => {
    sessionStorage.setItem('statecharts:opened', texts);
  }, JSON.stringify(opened));
}
