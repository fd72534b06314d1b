/** Payloads as JSON that people read and write. */

/** '' for nothing at all. */
export function toText(payload: unknown): string {
  const shown = payload instanceof Error ? { message: payload.message } : payload;
  try {
    return JSON.stringify(shown, null, 2) ?? '';
  } catch {
    // It holds itself, or a number that JSON does not know.
    return '';
  }
}

export type Read = { kind: 'read'; payload: unknown } | { kind: 'unreadable' };

/** Nothing at all for a text without any letter. */
export function fromText(text: string): Read {
  if (text.trim() === '') return { kind: 'read', payload: undefined };
  try {
    return { kind: 'read', payload: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable' };
  }
}
