/**
 * The address of code that did not come, which a browser names in its message (Safari does not). The
 * build has this new import asked for again, too: once is enough.
 */
const ADDRESS = /https?:\/\/\S+\.js(?!\?again=)/;

let tries = 0;

/**
 * Asks for code that did not come by another name: under the same one a browser would answer that it
 * failed, without asking for it, for as long as the page is open.
 *
 * @param failure of the import
 * @returns the module
 * @throws the failure, where it does not say what did not come, or that of the new import
 */
export async function importAgain(failure: unknown): Promise<unknown> {
  const [address] = ADDRESS.exec(String(failure)) ?? [];
  if (address === undefined) throw failure;
  tries += 1;
  return import(/* @vite-ignore */ `${address}?again=${tries}`);
}
