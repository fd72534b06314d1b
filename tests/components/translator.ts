/**
 * Translates the page as Chrome's translator does: each text node gives way to `font` elements, also the
 * text that React writes later. React still holds the nodes that gave way, so it fails if it removes one or
 * inserts something before one, and a customer never sees what it writes into one.
 */

/** What a translator leaves alone. */
const SKIPPED = 'script, style, textarea, title, svg, [translate=no]';

/** Into the same words, so that tests find what they name. */
const asBefore = (text: string) => text;

type Translator = {
  /** Stops, and returns each change of a text that nobody has seen. */
  stop: () => string[];
};

/** The text nodes at and below a node that a translator would replace. */
function textsIn(node: Node): Text[] {
  if (!node.isConnected) return [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let at: Node | null = walker.currentNode; at; at = walker.nextNode()) {
    if (!(at instanceof Text) || at.data.trim() === '') continue;
    if (at.parentElement && !at.parentElement.closest(SKIPPED)) texts.push(at);
  }
  return texts;
}

/** Translates what the page says now, and what it says from now on. */
export function translatePage(translate: (text: string) => string = asBefore): Translator {
  const faults: string[] = [];
  const own = new WeakSet<Node>();
  const before = new WeakMap<Node, string>();

  const reportUnseen = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      faults.push(`“${before.get(target)}” stays, though it became “${target.nodeValue}”.`);
    }
  };
  const unseen = new MutationObserver(reportUnseen);

  const replace = (text: Text) => {
    const translated = document.createTextNode(translate(text.data));
    own.add(translated);
    before.set(text, text.data);
    if (text.parentElement?.closest('option')) text.replaceWith(translated);
    else {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).append(translated);
      text.replaceWith(outer);
    }
    unseen.observe(text, { characterData: true });
  };
  const translateAll = (nodes: Iterable<Node>) => {
    for (const node of nodes) for (const text of textsIn(node)) if (!own.has(text)) replace(text);
    // What it did itself is no news.
    changes.takeRecords();
  };
  const changes = new MutationObserver((records) =>
    translateAll(
      records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      ),
    ),
  );

  translateAll([document.body]);
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  return {
    stop: () => {
      reportUnseen(unseen.takeRecords());
      unseen.disconnect();
      changes.disconnect();
      return faults;
    },
  };
}
