/** A word before the tab's title, which the pages change as they come and go. */

let prefix = '';
/** The title at the time of the last prefix. */
let prefixed: string | undefined;
let observer: MutationObserver | undefined;

function write(): void {
  if (document.title === prefixed) return;
  prefixed = prefix + document.title;
  document.title = prefixed;
}

/** Puts this before the title of whichever page is shown; '' takes it away. */
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
