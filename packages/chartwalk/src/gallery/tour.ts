/** Tours through states that no walk in the browser comes to, for their pictures. */
import type { Expect, Page, TestInfo } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { watchActors } from '../browser/watch-actors.ts';
import { innermost } from '../state-paths.ts';
import { photograph } from './photograph.ts';

export type Tour = {
  /** Where it begins, as the gallery tells it. */
  start: string;
  /** A machine that runs on every page of the app. */
  everywhere: AnyStateMachine;
  expect: Expect;
  info: TestInfo;
};

/**
 * Does something, and takes the pictures of what it leads to.
 *
 * @param phrase what happens, as a clause of a sentence
 * @param leadsTo the state that this brings each of these machines to
 */
export type Go = (
  phrase: string,
  act: () => Promise<unknown>,
  leadsTo: Readonly<Record<string, string>>,
) => Promise<void>;

/** Every page is opened inspected: its actors tell where they stand. */
function openInspected(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = (address, options) => {
    const [path = '', fragment] = address.split('#');
    const query = `${path}${path.includes('?') ? '&' : '?'}inspect`;
    return goto(fragment === undefined ? query : `${query}#${fragment}`, options);
  };
}

/** Begins a tour on this page. It fails where a machine does not come to the state that it should. */
export async function beginTour(page: Page, tour: Tour): Promise<Go> {
  const { start, everywhere, expect, info } = tour;
  openInspected(page);
  const actors = await watchActors(page, everywhere);
  const steps: string[] = [];
  const statesOf = (machine: string) =>
    actors
      .neighbours()
      .filter((actor) => actor.machine === machine)
      .flatMap(({ value }) => innermost(value));
  return async (phrase, act, leadsTo) => {
    await act();
    steps.push(phrase);
    for (const [machine, state] of Object.entries(leadsTo)) {
      // oxlint-disable-next-line no-await-in-loop -- the first that fails is the one to look at
      await expect.poll(() => statesOf(machine), phrase).toContain(state);
    }
    await photograph({
      page,
      walk: 'a tour',
      actors: actors.neighbours(),
      start,
      steps,
      isMeant: (machine, state) => leadsTo[machine] === state,
      look: undefined,
      info,
    });
  };
}
