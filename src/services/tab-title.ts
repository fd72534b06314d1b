/** Adds a prefix to the title of the tab. The prefix stays when a page changes the title. */

let prefix = '';
/** The title that was last written with the prefix. */
let prefixed: string | undefined;
let observer: MutationObserver | undefined;

function write(): void {
  if (document.title === prefixed) return;
  prefixed = prefix + document.title;
  document.title = prefixed;
}

/** Sets the prefix of the title on every page. '' removes the prefix. */
export function setTitlePrefix(next: string): void {
  if (next === prefix) return;
  const plain = document.title === prefixed ? document.title.slice(prefix.length) : document.title;
  observer?.disconnect();
  observer = undefined;
  prefix = next;
  prefixed = undefined;
  document.title = plain;
  if (next === '') return;
  write();
  observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
}
