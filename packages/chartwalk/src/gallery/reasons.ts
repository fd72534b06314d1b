/** Explains why a state has no picture. */
import { readdirSync, readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import type { ProjectConfig } from '../project.ts';

/** Returns the path, relative to the project, of a folder’s first test file that walks this model. */
function fileThatWalks(model: string, folder: string, ending: RegExp): string | undefined {
  const walks = new RegExp(String.raw`\bwalk\w*\(\s*${model},`);
  return readdirSync(folder)
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`)
    .find((file) => walks.test(readFileSync(file, 'utf8')));
}

export type Walks = {
  /** The browser test that walks the machine. */
  browser: string | undefined;
  /** The test that walks the machine on the mounted screen. */
  screen: string | undefined;
};

/** Finds the tests of a project that walk a machine. */
export function walksOf({ gallery, models }: ProjectConfig, machine: AnyStateMachine): Walks {
  const model = Object.keys(models).find((name) => models[name]?.machine === machine);
  if (!gallery || model === undefined) return { browser: undefined, screen: undefined };
  return {
    browser: fileThatWalks(model, gallery.walks.browser, /\.e2e\.ts$/),
    screen: fileThatWalks(model, gallery.walks.screen, /\.test\.tsx?$/),
  };
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
