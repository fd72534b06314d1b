/**
 * Performs random actions of a customer. Runs in the page itself, where thousands of actions take only
 * seconds.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- only this code is sent to the page */

export type MonkeyRun = {
  seed: number;
  actions: number;
  checkEvery: number;
  /** The source texts of two functions, because the page can't import functions. */
  findBroken: string;
  drawFrom: string;
};

/** Performs random actions. Runs inside the page, so it can't use imports. */
export async function actAtRandom({
  seed,
  actions,
  checkEvery,
  findBroken,
  drawFrom,
}: MonkeyRun): Promise<{ broken: string[]; trail: string[]; checks: number }> {
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is always the source of a function
  const draw = (new Function(`return (${drawFrom})`)() as (from: number) => () => number)(seed);
  const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(draw() * items.length)];
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is always the source of a function
  const check = new Function(`return (${findBroken})()`) as () => string[];
  const trail: string[] = [];
  const note = (action: string) => {
    trail.push(action.slice(0, 80));
    if (trail.length > 25) trail.shift();
  };
  // Save the list of the last actions, because it would be lost when the page is left.
  addEventListener('pagehide', () => sessionStorage.setItem('monkey', trail.join('\n')));
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  const frames = async (count: number) => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let passed = 0; passed < count; passed += 1) await frame();
  };
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(0);
    });

  const texts = [
    '',
    '   ',
    'a',
    'pizza',
    'biryani',
    'FD1234561000',
    '110003',
    '4111111111111111',
    '12/34',
    '123',
    'tandoor-8',
    `monkey-${seed}-${Math.floor(draw() * 1e6)}@example.com`,
    'monkey@example.com',
    '"><img src=x onerror=hacked=true>',
    '‮evil⁦‏',
    '__proto__',
    '%00%ff&id=1#',
    '🍛'.repeat(50),
    'क'.repeat(3000),
    'W'.repeat(500),
  ];
  const canBeSeen = (element: HTMLElement) =>
    element.closest('[aria-hidden="true"], [inert]') === null &&
    element.checkVisibility({ visibilityProperty: true });
  const staysHere = (element: HTMLElement) => {
    if (!(element instanceof HTMLAnchorElement)) return true;
    const isOurs = element.origin === location.origin && element.target !== '_blank';
    // The link to the other language loads a new document, which would end these actions.
    const loadsDocument = element.hasAttribute('download') || element.hreflang !== '';
    return isOurs && element.hash === '' && !loadsDocument;
  };
  const isHarmless = (element: HTMLElement) => !/sign out|print/i.test(element.textContent);
  const controls = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        !element.matches(':disabled, [aria-disabled="true"]') &&
        canBeSeen(element) &&
        staysHere(element) &&
        isHarmless(element),
    );

  const press = (element: HTMLElement | undefined) => {
    if (!element) return;
    note(`press ${element.ariaLabel ?? element.textContent} (${element.tagName})`);
    for (const type of ['mousedown', 'mouseup']) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 }));
    }
    element.click();
  };
  const type = (element: HTMLElement | undefined) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
    const text = oneOf(texts) ?? '';
    note(`type ${JSON.stringify(text)} into ${element.ariaLabel ?? element.name}`);
    const prototype = Object.getPrototypeOf(element) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const fields = 'input:not([type="checkbox"], [type="radio"]), textarea:not([aria-hidden])';
  const submit = () => {
    const form = oneOf(controls('form'));
    if (!form) return;
    for (const field of form.querySelectorAll<HTMLElement>(fields)) type(field);
    note('submit');
    (form as HTMLFormElement).requestSubmit();
    if (draw() < 0.3) (form as HTMLFormElement).requestSubmit();
  };
  const entry = () => (history.state ?? {}) as { idx?: number; layer?: number };
  const position = () => entry().idx ?? 0;
  // Ignore `?search=…`, because the restaurant list removes it from the URL after reading it.
  const address = () => location.pathname + location.search.replace(/^\?search=.*/, '');
  /** The URLs of the history entries that this run has visited, by position in the history. */
  const addresses = new Map<number, string>();
  let last = position();
  const remember = () => {
    const here = position();
    // After a step forward, remove the URLs that are recorded for later positions. More than one link may
    // have been followed since the last record, so those URLs may be outdated.
    if (here > last)
      for (const later of addresses.keys()) if (later > last) addresses.delete(later);
    // A page that is opened from a dialog or a drawer (a layer) replaces the layer's history entry.
    if (entry().layer === undefined) addresses.set(here, address());
    else addresses.delete(here);
    last = here;
  };
  /** Goes back or forward in the history. If this leads to an unexpected URL, returns a sentence about it. */
  const travel = async (): Promise<string[]> => {
    const step = draw() < 0.3 ? 1 : -1;
    remember();
    const left = location.pathname;
    const to = position() + step;
    if (to < 0) return [];
    note(step > 0 ? 'forward' : 'back');
    const expected = addresses.get(to);
    // Wait for each step through the history, because two steps at once could go back past the first page of
    // the site.
    const arrived = new Promise<boolean>((resolve) => {
      addEventListener('popstate', () => resolve(true), { once: true });
    });
    history.go(step);
    // There may be no page to go forward to.
    if (step > 0 && expected === undefined) return [];
    // An earlier click on a link may still be loading a page, which then replaces the history entry to go
    // forward to. The browser never reaches that entry, so wait for at most 120 frames.
    const hasTravelled = await Promise.race([arrived, frames(120)]);
    last = position();
    // Accept any URL if one of the two pages is checkout, because checkout redirects a customer with an empty
    // cart to the restaurants.
    const isSame = address() === expected || [left, expected].includes('/checkout');
    if (!hasTravelled || expected === undefined || position() !== to || isSame) return [];
    return [`${step > 0 ? 'Forward' : 'Back'} led to ${address()}, not to ${expected}`];
  };
  const escape = () => {
    note('Escape');
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  };
  const pressable =
    'a[href], button, [role="tab"], [role="menuitem"], [role="option"], [role="combobox"], [role="button"]';

  let checks = 0;
  for (let action = 1; action <= actions; action += 1) {
    /* oxlint-disable no-await-in-loop -- one action after the other */
    const chance = draw();
    let broken: string[] = [];
    remember();
    if (chance < 0.8) press(oneOf(controls(pressable)));
    else if (chance < 0.87) type(oneOf(controls(fields)));
    else if (chance < 0.91) submit();
    else if (chance < 0.97) broken = await travel();
    else escape();
    await turn();
    if (broken.length > 0) return { broken, trail, checks };
    if (action % checkEvery === 0) {
      // Repeat the check for a while, because a page's code may still be loading, or a drawer may still be
      // closing.
      broken = check();
      const deadline = performance.now() + 5000;
      while (broken.length > 0 && performance.now() < deadline) {
        await frame();
        broken = check();
      }
      if (broken.length > 0) return { broken, trail, checks };
      checks += 1;
    }
    /* oxlint-enable no-await-in-loop */
  }
  return { broken: [], trail, checks };
}
