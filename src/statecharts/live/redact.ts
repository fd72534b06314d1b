/** Takes out of a value what must not leave the tab it was typed in. */

const MASK = '•••';
const DEEPEST = 8;
const LONGEST = 50;

const secretKeys = new Set([
  'password',
  'confirmPassword',
  'email',
  'cardNumber',
  'expiryDate',
  'cvv',
  'nameOnCard',
  'paymentMethod',
]);

/** E-mail addresses and card numbers in the wrong field, or in a sentence. */
const secretTexts = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+|\b\d(?:[ -]?\d){13,18}\b/g;

function redactAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(secretTexts, MASK);
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '…';
  if (value instanceof Error) {
    return { name: value.name, message: redactAt(value.message, depth) };
  }
  if (Array.isArray(value)) {
    const shown = value.slice(0, LONGEST).map((item) => redactAt(item, depth + 1));
    return value.length > LONGEST ? [...shown, `… ${value.length - LONGEST} more`] : shown;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKeys.has(key) && inner !== null ? MASK : redactAt(inner, depth + 1),
    ]),
  );
}

/**
 * A plain copy without passwords, card data and e-mail addresses, cut where it is very long or very
 * deep.
 */
export function redact(value: unknown): unknown {
  return redactAt(value, 0);
}
