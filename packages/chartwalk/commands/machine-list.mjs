/**
 * Generates a module that loads a project's files for the statecharts page. The module loads a file again
 * after the file is saved.
 */
import { basename, join, relative } from 'node:path';

/** The module's URL, relative to the project's base URL. */
export const LIST = '/machine-list.js';
/** The URL from which the module gets the reason why a file could not be served. */
export const PROBLEM = '/machine-list-problem';

const text = (/** @type {string} */ value) => JSON.stringify(value);

/**
 * Returns the path that the page shows as the file's name. The path is relative to the folder in which the
 * command was called. If the file is outside that folder, the path begins with the name of the project's
 * folder.
 *
 * @param {string} file
 * @param {{ beside: string, root: string }} from
 */
function nameOf(file, { beside, root }) {
  const near = relative(beside, file);
  return near.startsWith('..') ? join(basename(root), relative(root, file)) : near;
}

/**
 * @param {{ files: readonly string[], base: string, beside: string, root: string }} list
 *   `beside` is the folder in which the command was called
 */
export function listModule({ files, base, beside, root }) {
  const rows = files.map(
    (file) =>
      `{ name: ${text(nameOf(file, { beside, root }))}, path: ${text(file)}, load: () => import(${text(file)}) },`,
  );
  const accepted = files.map(
    (file, index) =>
      `import.meta.hot?.accept(${text(file)}, (module) => readAgain(files[${index}], module));`,
  );
  return `
const files = [${rows.join('\n')}];
let tell = () => {};

async function problemOf(file, error) {
  const address = ${text(`${base.slice(0, -1)}${PROBLEM}`)} + '?file=' + encodeURIComponent(file.path);
  const problem = await fetch(address).then((response) => response.text(), () => '');
  return new Error(problem || String(error?.message ?? error));
}

async function read(file, load) {
  try {
    const module = await load();
    tell(file.name, module, null);
  } catch (error) {
    tell(file.name, null, await problemOf(file, error));
  }
}

export function readFiles(teller) {
  tell = teller;
  for (const file of files) void read(file, file.load);
  return files.map(({ name }) => name);
}

function readAgain(file, module) {
  // If there is no module, the saved file did not load. Loading it again shows the reason.
  const address = ${text(`${base}@fs/`)} + file.path.replace(/^\\//, '') + '?t=' + Date.now();
  void read(file, module ? () => module : () => import(/* @vite-ignore */ address));
}

${accepted.join('\n')}
`;
}
