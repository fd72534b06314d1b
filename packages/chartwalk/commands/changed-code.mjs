/** Which files say something else, not only in other words. */
import { minifySync, transformWithOxc } from 'vite';

/**
 * Code without comments, types and layout, and with names of its own for all that only it knows:
 * the same for a file before and after somebody tidied it up.
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
    // Unreadable files are reported where their machines are listed.
    return text;
  }
}

/**
 * The files that both versions have, and whose code differs.
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
