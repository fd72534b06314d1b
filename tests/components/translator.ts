/**
 * Translates the page as Chrome's translator does. The translator replaces each text node with `font`
 * elements, including text that React writes later. React still refers to the replaced nodes. React throws an
 * error if it removes a replaced node or inserts something before it. Text that React writes into a replaced
 * node never appears on the screen. Browser tests pass this function to their page, so it must not use
 * anything outside its own body.
 * @param translate returns the same words by default, because tests find elements by their names
 */
export function translatePage(translate: (text: string) => string = (text) => text) {
  const LEFT_ALONE = 'script, style, textarea, svg, [translate=no]';
  const faults: string[] = [];
  const own = new WeakSet<Node>();
  const originals = new WeakMap<Node, string>();

  const textsIn = (node: Node): Text[] => {
    if (!node.isConnected) return [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let at: Node | null = walker.currentNode; at; at = walker.nextNode()) {
      if (!(at instanceof Text) || at.data.trim() === '' || own.has(at)) continue;
      if (at.parentElement && !at.parentElement.closest(LEFT_ALONE)) texts.push(at);
    }
    return texts;
  };

  const noteUnseen = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      faults.push(`“${originals.get(target)}” stays, though it became “${target.nodeValue}”.`);
    }
  };
  const unseen = new MutationObserver(noteUnseen);

  const replace = (text: Text) => {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    const translated = document.createTextNode(translate(words));
    own.add(translated);
    originals.set(text, text.data);
    if (text.parentElement?.closest('option')) {
      text.replaceWith(translated);
    } else {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).append(translated);
      text.replaceWith(before, outer, after);
    }
    unseen.observe(text, { characterData: true });
  };

  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      const nodes = type === 'characterData' ? [target] : addedNodes;
      for (const node of nodes) textsIn(node).forEach(replace);
    }
    // Discards the records of the changes that the translator has just made.
    changes.takeRecords();
  });

  textsIn(document.body).forEach(replace);
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  return {
    /**
     * Stops translating. Returns a message for each text that React changed in a replaced node, because such
     * a change never appears on the screen.
     */
    stop: (): string[] => {
      noteUnseen(unseen.takeRecords());
      unseen.disconnect();
      changes.disconnect();
      return faults;
    },
  };
}
