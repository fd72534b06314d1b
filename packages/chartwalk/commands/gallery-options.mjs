/** Reads the options of `chartwalk gallery`, and separates them from the options of Playwright. */

/** The options of Playwright that do not choose tests, with the number of values that each takes. */
const harmless = new Map([
  ['--project', 1],
  ['--workers', 1],
  ['-j', 1],
  ['--reporter', 1],
  ['--retries', 1],
  ['--timeout', 1],
  ['--headed', 0],
  ['--quiet', 0],
]);

/** The command's own options that take a value. */
const valued = new Set(['--variant', '--since', '--port']);

/**
 * @typedef {{
 *   variants: string[], since: string | null, open: boolean, port: number, help: boolean,
 *   playwright: string[], isPartial: boolean,
 * }} GalleryOptions `isPartial` says whether Playwright runs only some of the tests
 */

/** Returns whether Playwright's options choose some of the tests.
 *
 * @param {readonly string[]} parameters
 */
function choosesTests(parameters) {
  for (let index = 0; index < parameters.length; index += 1) {
    const [name = '', value] = (parameters[index] ?? '').split(/=(.*)/s);
    const values = harmless.get(name);
    if (values === undefined) return true;
    if (value === undefined) index += values;
  }
  return false;
}

/**
 * @param {readonly string[]} parameters
 * @returns {GalleryOptions}
 * @throws an error if an option lacks its value
 */
export function readGalleryOptions(parameters) {
  const rest = [...parameters];
  /** @type {string[]} */
  const playwright = [];
  const options = {
    variants: /** @type {string[]} */ ([]),
    since: '',
    open: false,
    port: '5173',
    help: false,
  };
  while (rest.length > 0) {
    const [name = '', given] = (rest[0] ?? '').split(/=(.*)/s);
    const [parameter = ''] = rest.splice(0, 1);
    if (parameter === '--open') options.open = true;
    else if (parameter === '--help') options.help = true;
    else if (valued.has(name)) {
      const value = given ?? rest.shift();
      if (value === undefined || value === '') throw new Error(`${name} needs a value.`);
      if (name === '--variant') options.variants.push(value);
      else if (name === '--since') options.since = value;
      else options.port = value;
    } else playwright.push(parameter);
  }
  return {
    ...options,
    since: options.since || null,
    port: Number(options.port),
    playwright,
    isPartial: choosesTests(playwright),
  };
}
