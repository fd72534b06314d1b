/** Finds the files whose code has changed in more than comments, types, layout and local names. */
import { minifySync, transformWithOxc } from 'vite';

/**
 * Returns code without comments, types and layout, with generated names for everything local. Tidying up a
 * file does not change the result.
 *
 * @param {string} file
 * @param {string} text
 */
async function essenceOf(file, text) {
  try {
    const { code } = await transformWithOxc(text, file, { sourcemap: false });
    const options = { module: true, compress: false, mangle: { toplevel: true } };
    return minifySync(`${file}.js`, code, options).code;
  } catch {
    // The code can't be parsed. The problem is reported when the file's machines are read.
    return text;
  }
}

/**
 * Returns the files that both versions have and whose code differs.
 *
 * @param {ReadonlyMap<string, string>} before texts by the names of files
 * @param {ReadonlyMap<string, string>} after
 * @returns {Promise<string[]>}
 */
export async function changedCode(before, after) {
  const changed = await Promise.all(
    [...after].map(async ([file, text]) => {
      const old = before.get(file);
      if (old === undefined || old === text) return [];
      return (await essenceOf(file, old)) === (await essenceOf(file, text)) ? [] : file;
    }),
  );
  return changed.flat();
}
