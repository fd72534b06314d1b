/** Leads a page through states that no walk in the browser reaches, and takes pictures of these states. */
import type { Expect, Page, TestInfo } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { watchActors } from '../browser/watch-actors.ts';
import { innermost } from '../state-paths.ts';
import { takeStatePictures } from './photograph.ts';

export type Tour = {
  /** The phrase with which the gallery describes the beginning of the tour. */
  start: string;
  /** A machine that runs on every page of the app. */
  everywhere: AnyStateMachine;
  expect: Expect;
  info: TestInfo;
};

/**
 * Performs an action and takes pictures of the states that it leads to.
 *
 * @param phrase a clause that says what happens
 * @param leadsTo the states that machines must reach; the keys are the machines' IDs
 */
export type Go = (
  phrase: string,
  act: () => Promise<unknown>,
  leadsTo: Readonly<Record<string, string>>,
) => Promise<void>;

/**
 * Makes `page.goto` add `inspect` to every URL, so that the actors of the opened page report their states.
 */
function openInspected(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = (address, options) => {
    const [path = '', fragment] = address.split('#');
    const query = `${path}${path.includes('?') ? '&' : '?'}inspect`;
    return goto(fragment === undefined ? query : `${query}#${fragment}`, options);
  };
}

/** Begins a tour on this page. The tour fails if a machine does not reach the expected state. */
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
      // oxlint-disable-next-line no-await-in-loop -- in sequence, to report the first failure
      await expect.poll(() => statesOf(machine), phrase).toContain(state);
    }
    await takeStatePictures({
      page,
      walk: 'a tour',
      actors: actors.neighbours(),
      start,
      steps,
      isPrimary: (machine, state) => leadsTo[machine] === state,
      scrollTarget: undefined,
      info,
    });
  };
}
