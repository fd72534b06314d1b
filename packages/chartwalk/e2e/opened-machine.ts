/** A machine of anybody's that was opened on the designers' page before the test begins. */
import type { Page } from '@playwright/test';

/** Everything by name, nothing with code: as an editor exports it. */
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

/** As the page keeps it in the tab; going through the gallery would have all its charts drawn first. */
export async function haveOpened(page: Page, machine: { id: string }): Promise<void> {
  const opened = [{ name: machine.id, text: JSON.stringify(machine) }];
  await page.addInitScript((texts) => {
    sessionStorage.setItem('statecharts:opened', texts);
  }, JSON.stringify(opened));
}
