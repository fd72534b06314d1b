/**
 * Functions that run in the measured page. They are sent to the page as text, so they can't use imports or
 * other parts of this file.
 */

/** Creates the tools with which actions find controls and fill in fields, as a customer would. */
export function createTools() {
  // oxlint-disable unicorn/consistent-function-scoping -- the whole function is sent as one string
  const isShown = (/** @type {Element} */ element) =>
    element.checkVisibility({ visibilityProperty: true });
  const all = (/** @type {string} */ selector) =>
    /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]).filter(isShown);
  const nameOf = (/** @type {Element} */ element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  return {
    all,
    find: (/** @type {string} */ selector) => document.querySelector(selector),
    /** Returns the first visible, enabled button in `place` whose name begins with `name`. */
    button: (/** @type {string} */ name, place = 'body') =>
      all(`${place} button:enabled`).find((button) => nameOf(button).startsWith(name)),
    texts: (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n'),
    /**
     * Empties the field first. If an earlier attempt filled the field before the page listened, setting the
     * same text again would change nothing.
     */
    fill: (/** @type {string} */ selector, /** @type {string} */ text) => {
      const field = all(selector)[0];
      if (!(field instanceof HTMLInputElement)) return;
      const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (const value of ['', text]) {
        // Use the browser's own setter, because React ignores a change that is made with React's setter.
        own?.set?.call(field, value);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    },
  };
}

/**
 * Takes the parts one after the other, and clicks the control of each part repeatedly until its effect is on
 * the screen. A click may load another page, so sessionStorage stores the progress.
 *
 * @param {import('./actions.mjs').Tools} tools
 * @param {import('./actions.mjs').Part[]} parts
 * @param {number} pause milliseconds between clicks
 */
export function pressUntilItWorks(tools, parts, pause) {
  if (!location.protocol.startsWith('http')) return;
  sessionStorage['benchStart'] ??= performance.timeOrigin;
  const start = Number(sessionStorage['benchStart']);
  let current = Number((sessionStorage['benchPart'] ??= 0));
  let isSeen = false;
  const look = () => {
    const part = parts[current];
    if (isSeen || !part?.effect(tools)) return;
    isSeen = true;
    // Wait for the frame that shows the effect.
    requestAnimationFrame(() => setTimeout(finishPart, 0));
  };
  const finishPart = () => {
    const time = performance.timeOrigin + performance.now() - start;
    /** @type {{ reportWorking?: (time: number) => void }} */ (globalThis).reportWorking?.(time);
    sessionStorage['benchPart'] = current += 1;
    isSeen = false;
    if (current === parts.length) {
      clearInterval(pressing);
      observer.disconnect();
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const pressing = setInterval(() => {
    if (!isSeen) parts[current]?.press(tools);
  }, pause);
}

/**
 * @typedef {object} Painted
 * @property {number} first in milliseconds
 * @property {number} largest in milliseconds
 * @property {number} firstText the number of characters on the whole page in the first frame after
 *   the browser has read the document. The number in an earlier frame would depend on how fast the
 *   browser reads.
 */

/** Records when the page is painted. */
export function watchPaint() {
  if (!location.protocol.startsWith('http')) return;
  const painted = { first: 0, largest: 0, firstText: 0 };
  Object.assign(globalThis, { painted });
  const noteText = () => {
    if (document.readyState === 'loading') requestAnimationFrame(noteText);
    else painted.firstText = document.body.innerText.length;
  };
  requestAnimationFrame(noteText);
  new PerformanceObserver((list) => {
    painted.first = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? painted.first;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    painted.largest = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
