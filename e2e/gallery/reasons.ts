/** Why a state has no picture. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Of machines whose states no screen shows, or none that the walks come to. */
const ofMachines: Readonly<Record<string, string>> = {
  'app-update': 'needs two builds, one after the other: here is one',
  'due-replies': 'shows nothing by itself: the bar counts what it writes, and the chat shows it',
  'seen-messages': 'shows nothing by itself: unread-messages counts what it has not seen',
};

/** The first file of a folder that holds a text, by its path in the project. */
function fileWith(folder: string, ending: string, text: string): string | undefined {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`)
    .find((file) => readFileSync(join(root, file), 'utf8').includes(text));
}

export type Walks = {
  /** The browser test that walks the machine, if there is one. */
  browser: string | undefined;
  /** The test that walks it on the mounted screen. */
  screen: string | undefined;
};

/** Which tests walk a machine, by the name of its export. */
export function walksOf(exportName: string): Walks {
  const model = exportName.replace(/Machine$/, 'Model');
  return {
    browser: fileWith('e2e/paths', '.e2e.ts', `walkInBrowser(${model},`),
    screen: fileWith('tests/paths', '.test.tsx', `walkPaths(${model},`),
  };
}

/** The states that a walk in the browser never stands in, as its file says. */
function isPassing(file: string, state: string): boolean {
  const text = readFileSync(join(root, file), 'utf8');
  return [`'${state}': passing`, `  ${state}: passing`].some((entry) => text.includes(entry));
}

/** The reason in one sentence, without its full stop. */
export function reasonOf(machine: string, state: string, { browser, screen }: Walks): string {
  const own = ofMachines[machine];
  const elsewhere = screen ? `; ${screen} walks it on the mounted screen` : '';
  if (own !== undefined) return `${own}${elsewhere}`;
  if (!browser) return `no walk in the browser comes here${elsewhere}`;
  return isPassing(browser, state)
    ? `passes at once: it is left before anybody could see it, and ${browser} finds it on the record`
    : `the walk that would come here did not get that far: see what ${browser} says`;
}
