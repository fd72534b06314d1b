/** Converts payloads to JSON that people read and write, and back. */

/** Returns a payload as JSON; '' if it is undefined or JSON does not support it. */
export function toText(payload: unknown): string {
  const shown = payload instanceof Error ? { message: payload.message } : payload;
  try {
    return JSON.stringify(shown, null, 2) ?? '';
  } catch {
    // JSON can't represent this payload, because it is circular or contains an unsupported number.
    return '';
  }
}

export type Read = { kind: 'read'; payload: unknown } | { kind: 'unreadable' };

/** Reads a payload from JSON; undefined if the text is blank. */
export function fromText(text: string): Read {
  if (text.trim() === '') return { kind: 'read', payload: undefined };
  try {
    return { kind: 'read', payload: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable' };
  }
}
