/** Describes the controls of a screen in words, and finds the control whose click is being handled. */

const CONTROLS =
  'button, a[href], summary, [role=button], [role=menuitem], [role=tab], [role=link]';

/**
 * The elements and roles that a control's description names, such as the dialog in `“Close” in dialog “Your
 * Order”`. They distinguish controls with the same label.
 */
const CONTAINER_ROLES = new Set(
  'header nav footer li article dialog alert alertdialog region tablist section'.split(' '),
);

function roleOf(element: Element): string {
  return element.getAttribute('role') ?? element.tagName.toLowerCase();
}

/** Returns the innermost element that contains this one and meets the condition; null if there is none. */
function around(element: Element, matches: (outer: Element) => boolean): Element | null {
  let outer = element.parentElement;
  while (outer && !matches(outer)) outer = outer.parentElement;
  return outer;
}

const isHidden = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' ||
  element.hasAttribute('inert') ||
  element.hasAttribute('hidden');

/** A control that is already selected does nothing, but may still look as if it could be pressed. */
const isOff = (control: Element) =>
  control.hasAttribute('disabled') ||
  control.getAttribute('aria-disabled') === 'true' ||
  control.getAttribute('aria-selected') === 'true';

const isNamed = (element: Element) =>
  element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');

function labelOf(element: Element): string {
  const named = element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .flatMap((id) => element.ownerDocument.getElementById(id)?.textContent ?? [])
    .join(' ');
  return named ?? element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
}

/** Describes the part of the page that contains a control, by the role and the label of that part. */
function describeContainer(control: Element): string {
  const container = around(control, (outer) => CONTAINER_ROLES.has(roleOf(outer)));
  if (!container) return '';
  return isNamed(container) ? `${roleOf(container)} “${labelOf(container)}”` : roleOf(container);
}

/** Describes a control by its label and the part of the page, such as `“Close” in dialog “Your Order”`. */
function describe(control: Element): string {
  const container = describeContainer(control);
  return `“${labelOf(control)}”${container === '' ? '' : ` in ${container}`}`;
}

/** The latest click or submission on the page. */
let latest: Event | undefined;

const remember = (event: Event) => {
  latest = event;
};

/** Observes clicks and submissions from now on. Returns a function that stops observing. */
export function observePresses(): () => void {
  if (typeof document === 'undefined') return () => {};
  const page = document;
  for (const type of ['click', 'submit']) page.addEventListener(type, remember, true);
  return () => {
    for (const type of ['click', 'submit']) page.removeEventListener(type, remember, true);
    latest = undefined;
  };
}

/** Describes the control whose click or submission the page is handling; undefined if there is none. */
export function pressedNow(): string | undefined {
  if (!latest || latest.eventPhase === 0) return undefined;
  const { submitter } = latest as SubmitEvent;
  const target = submitter ?? latest.target;
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control ? describe(control) : undefined;
}

/** Describes every control on the page that a person can press. */
export function enabledControls(): ReadonlySet<string> {
  if (typeof document === 'undefined') return new Set();
  return new Set(
    [...document.querySelectorAll(CONTROLS)]
      .filter((control) => !isOff(control) && !isHidden(control) && !around(control, isHidden))
      .map(describe),
  );
}
