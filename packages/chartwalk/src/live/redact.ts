/**
 * Removes passwords, card data and email addresses from a value, because they must not leave the tab in which
 * they were typed.
 */

const MASK = '•••';
const CUT = '…';
const DEEPEST = 8;
const MAX_ITEMS = 50;
const MAX_KEYS = 200;
const MAX_TEXT_LENGTH = 2000;
/**
 * The maximum number of objects and lists in one value. There is a limit, because a value can contain the
 * same object many times.
 */
const MAX_PARTS = 2000;

/**
 * Matches the names of secret fields after normalisation, for example `cardnumber` for `cardNumber`,
 * `card_number` or `Card Number`.
 */
const secretKey = /password|email|(?<!dis)card|cvv|cvc|expir|paymentmethod/;

/**
 * Matches email addresses and card numbers inside any text, for example if they were typed into the wrong
 * field.
 */
const secretTexts =
  /[^\s@<>":,;]+@[^\s@<>"',;]+\.[^\s@<>"',;]*[^\s@<>"',;.]|(?<!\d)\d(?:[\s.-]{0,3}\d){13,18}(?!\d)/g;

function isSecret(key: string): boolean {
  return secretKey.test(key.toLowerCase().replaceAll(/[^a-z]/g, ''));
}

/** Returns whether a field is empty. Empty fields are not masked, because they help to find mistakes. */
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function redactText(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text.replaceAll(secretTexts, MASK);
  // The cut must not leave half a secret, so the last word and any digits in front of it are removed.
  const begun = text.slice(0, MAX_TEXT_LENGTH);
  const words = begun.slice(0, begun.search(/\S*$/)).replace(/[\s\d.-]+$/, '');
  return `${words.replaceAll(secretTexts, MASK)}${CUT}`;
}

type Walk = { parts: number; around: Set<object> };

/**
 * An object may describe a form field. `labels` are the keys under which it may store the field's name, and
 * `contents` are those under which it may store the value.
 */
const labels = ['name', 'field', 'key', 'id', 'label', 'path'];
const contents = new Set(['value', 'values', 'text', 'content', 'input']);

/**
 * Returns whether an object is a secret field of a form, such as `{ name: 'password', value: 'tandoor' }`.
 */
function isSecretField(value: object): boolean {
  return labels.some((label) => {
    const name: unknown = Reflect.get(value, label);
    return typeof name === 'string' && isSecret(name);
  });
}

function redactEntries(value: object, walk: Walk): unknown {
  const keys = Object.keys(value);
  const isField = isSecretField(value);
  const shown = keys.slice(0, MAX_KEYS).map((key): [string, unknown] => {
    const inner: unknown = Reflect.get(value, key);
    const isMasked = (isSecret(key) || (isField && contents.has(key))) && !isEmpty(inner);
    return [redactText(key), isMasked ? MASK : redactAt(inner, walk)];
  });
  if (keys.length > MAX_KEYS) shown.push([CUT, `${keys.length - MAX_KEYS} more`]);
  return Object.fromEntries(shown);
}

function redactItems(items: readonly unknown[], walk: Walk): unknown[] {
  const shown = items.slice(0, MAX_ITEMS).map((item) => redactAt(item, walk));
  if (items.length > MAX_ITEMS) shown.push(`${CUT} ${items.length - MAX_ITEMS} more`);
  return shown;
}

/**
 * Returns the form in which an object appears as JSON. Maps and sets become lists, because they would
 * otherwise appear empty. The names `key` and `value` let `isSecretField` recognise secrets in a map.
 */
function toPlain(value: object): unknown {
  if (value instanceof Map) return Array.from(value, ([key, item]) => ({ key, value: item }));
  if (value instanceof Set) return [...value];
  return 'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;
}

function redactObject(value: unknown, walk: Walk): unknown {
  if (typeof value !== 'object' || value === null) return redactAt(value, walk);
  return Array.isArray(value) ? redactItems(value, walk) : redactEntries(value, walk);
}

function redactAt(value: unknown, walk: Walk): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number') return redactText(String(value)) === MASK ? MASK : value;
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
  const { around } = walk;
  if (around.has(value) || around.size > DEEPEST || walk.parts >= MAX_PARTS) return CUT;
  walk.parts += 1;
  around.add(value);
  const shown = redactObject(toPlain(value), walk);
  around.delete(value);
  return shown;
}

/**
 * Returns a plain copy without passwords, card data and email addresses. Very long, deep or circular parts
 * are cut.
 */
export function redact(value: unknown): unknown {
  return redactAt(value, { parts: 0, around: new Set() });
}

/** Returns the state and the context of a snapshot, without its machine. */
function pickState(snapshot: unknown): object {
  const { value, context } = snapshot as { value?: unknown; context?: unknown };
  return { value, context };
}

function withoutPrivateFields({ type, ...payload }: { type: string; snapshot?: unknown }): object {
  if (type === 'xstate.init') return {};
  if (!type.startsWith('xstate.snapshot.')) return payload;
  return { snapshot: pickState(payload.snapshot ?? {}) };
}

/** Returns a redacted copy of an event, without the input that starts an actor. */
export function redactEvent(event: { type: string }): { type: string } {
  return { type: event.type, ...(redact(withoutPrivateFields(event)) as object) };
}
