/** Finds the files whose code has changed in more than comments, types, layout and local names. */
import { minifySync, transformWithOxc } from 'vite';

/**
 * Returns the code of a file without comments, types and layout, and with generated local names. Two versions
 * of a file that differ only in these have the same result.
 *
 * @param {string} file
 * @param {string} text
 */
export async function essenceOf(file, text) {
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
 * @param {ReadonlyMap<string, string>} before the texts of the files, by their names
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
