/** A tour through states that no walk in the browser comes to, for their pictures. */
import type { Page } from '@playwright/test';
import { sessionMachine } from '../../machines/session.ts';
import { innermost } from '../../packages/chartwalk/src/state-paths.ts';
import { watchActors } from '../paths/inspected.ts';
import { expect, test } from '../support/test.ts';
import { photograph } from './photograph.ts';

export type Guide = {
  page: Page;
  /**
   * Does something, and takes the pictures of what it leads to.
   *
   * @param phrase what happens, as a clause of a sentence
   * @param leadsTo the state that this brings each of these machines to
   */
  go: (
    phrase: string,
    act: () => Promise<unknown>,
    leadsTo: Readonly<Record<string, string>>,
  ) => Promise<void>;
};

/** Every page is opened inspected: its actors tell where they stand. */
function openInspected(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = (address, options) => {
    const [path = '', fragment] = address.split('#');
    const query = `${path}${path.includes('?') ? '&' : '?'}inspect`;
    return goto(fragment === undefined ? query : `${query}#${fragment}`, options);
  };
}

/** Declares a tour; it fails where a machine does not come to the state that it should. */
export function tour(start: string, lead: (guide: Guide) => Promise<void>): void {
  test(`a tour: ${start}`, async ({ page, troubles }) => {
    troubles.expect(/status of 404/, /Failed to load resource/);
    openInspected(page);
    // It runs on every page.
    const actors = await watchActors(page, sessionMachine);
    const steps: string[] = [];
    const stateOf = (machine: string) => {
      const actor = actors.neighbours().find((it) => it.machine === machine);
      return actor ? innermost(actor.value) : [];
    };
    await lead({
      page,
      go: async (phrase, act, leadsTo) => {
        await act();
        steps.push(phrase);
        for (const [machine, state] of Object.entries(leadsTo)) {
          // oxlint-disable-next-line no-await-in-loop -- the first that fails is the one to look at
          await expect.poll(() => stateOf(machine), phrase).toContain(state);
        }
        await photograph({
          page,
          walk: 'a tour',
          actors: actors.neighbours(),
          start,
          steps,
          isMeant: (machine, state) => leadsTo[machine] === state,
          look: undefined,
          info: test.info(),
        });
      },
    });
  });
}
