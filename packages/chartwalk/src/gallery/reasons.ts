/** Explains why a state has no picture. */
import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { filesThatWalk, walksAlone } from '../../commands/listed-tests.mjs';
import type { ProjectConfig } from '../project.ts';

export type Walks = {
  /** The browser test that walks the machine. */
  browser: string | undefined;
  /** The test that walks the machine on the mounted screen. */
  screen: string | undefined;
};

export function walksOf({ gallery, models }: ProjectConfig, machine: AnyStateMachine): Walks {
  const model = Object.keys(models).find((name) => models[name]?.machine === machine);
  if (!gallery || model === undefined) return { browser: undefined, screen: undefined };
  const { walks } = gallery;
  const [browser] = filesThatWalk(walks.browser, [model], (file) => file.endsWith('.e2e.ts'));
  const screen = filesThatWalk(walks.screen, [model]).find((file) => !walksAlone(file));
  return { browser: browser?.file, screen: screen?.file };
}

/** Returns whether the file of a browser walk marks the state as `passing`. */
function isPassing(file: string, state: string): boolean {
  const text = readFileSync(file, 'utf8');
  return [`'${state}': passing`, `  ${state}: passing`].some((entry) => text.includes(entry));
}

/** Returns the reason why a state has no picture, as a sentence without its full stop. */
export function reasonOf(
  { gallery }: ProjectConfig,
  machine: string,
  state: string,
  { browser, screen }: Walks,
): string {
  const own = gallery?.unseen?.[machine];
  const elsewhere = screen ? `; ${screen} walks it on the mounted screen` : '';
  if (own !== undefined) return `${own}${elsewhere}`;
  if (!browser) return `no walk in the browser reaches this state${elsewhere}`;
  return isPassing(browser, state)
    ? `the machine leaves this state at once, before anybody could see it; ${browser} finds it in the record`
    : `the walk to this state failed on its way: see the results of ${browser}`;
}
