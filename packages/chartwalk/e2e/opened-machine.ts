/** Provides an example machine, and opens machines on the statecharts page before a test begins. */
import type { Page } from '@playwright/test';

/**
 * A machine as statechart editors export it. It contains no code, so guards, delays and actors are only
 * names.
 */
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
 * Stores a machine in the tab's session, as the page does when the user opens one. Opening it through the
 * gallery would take longer, because the gallery first draws all its cards.
 */
export async function haveOpened(page: Page, machine: { id: string }): Promise<void> {
  const opened = [{ name: machine.id, text: JSON.stringify(machine) }];
  await page.addInitScript((texts) => {
    sessionStorage.setItem('statecharts:opened', texts);
  }, JSON.stringify(opened));
}
