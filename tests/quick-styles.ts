/**
 * Answers quickly whether an element is hidden. A query by role asks this about each element of the page.
 * jsdom itself is slow, because it compares each element with every rule of the page and of jsdom's own
 * stylesheet.
 */

/** Matches an Emotion rule that hides its own element and is outside any media query. */
const HIDES = /^\.([\w-]+)\{[^}]*(display:none|visibility:hidden)/;

const hidingClasses: Record<string, Set<string>> = {
  'display:none': new Set(),
  'visibility:hidden': new Set(),
};

const isHiddenBy = (declaration: string, element: Element) =>
  [...element.classList].some((name) => hidingClasses[declaration]?.has(name));

/** Reads Emotion's rules that hide elements, and keeps Emotion's styles out of the document. */
export function readHidingRules(): void {
  const insertIntoHead = document.head.insertBefore.bind(document.head);
  document.head.insertBefore = (node, before) => {
    if (!(node instanceof HTMLStyleElement)) return insertIntoHead(node, before);
    const append = node.appendChild.bind(node);
    node.appendChild = (rule) => {
      const [, name = '', declaration = ''] = HIDES.exec(rule.textContent ?? '') ?? [];
      hidingClasses[declaration]?.add(name);
      return append(rule);
    };
    return node;
  };
}

const computeStyle = globalThis.getComputedStyle.bind(globalThis);
const displays = new Map<string, string>();

/** Returns how jsdom's own stylesheet displays an element with this name. */
function displayOfName({ localName, namespaceURI }: Element): string {
  const known = displays.get(localName);
  if (known !== undefined) return known;
  const sample = document.body.appendChild(document.createElementNS(namespaceURI, localName));
  const { display } = computeStyle(sample);
  sample.remove();
  displays.set(localName, display);
  return display;
}

function displayOf(element: HTMLElement): string {
  if (isHiddenBy('display:none', element) || element.hidden) return 'none';
  return element.style.display || displayOfName(element);
}

function visibilityOf(element: HTMLElement): string {
  if (isHiddenBy('visibility:hidden', element)) return 'hidden';
  const { parentElement, style } = element;
  return style.visibility || (parentElement ? visibilityOf(parentElement) : 'visible');
}

const quick: Readonly<Record<string, (element: HTMLElement) => string>> = {
  display: displayOf,
  visibility: visibilityOf,
  opacity: ({ style }) => style.opacity || '1',
  pointerEvents: ({ style }) => style.pointerEvents || 'auto',
};

/** Replaces `getComputedStyle`. Answers quickly for the properties in `quick`; jsdom answers the rest. */
export function answerQuickly(): void {
  globalThis.getComputedStyle = (element, pseudoElement) => {
    let slow: CSSStyleDeclaration | undefined;
    const ask = () => (slow ??= computeStyle(element, pseudoElement));
    const answer = (property: string) => quick[property]?.(element as HTMLElement);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (property === 'getPropertyValue')
          return (name: string) => answer(name) ?? ask().getPropertyValue(name);
        const quickly = answer(String(property));
        if (quickly !== undefined) return quickly;
        const value: unknown = Reflect.get(ask(), property);
        return typeof value === 'function' ? (value.bind(ask()) as unknown) : value;
      },
    });
  };
}
