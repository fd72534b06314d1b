/** Converts payloads to JSON that people read and write, and back. */

/** Returns a payload as JSON; '' if it is undefined or JSON does not support it. */
export function toText(payload: unknown): string {
  const shown = payload instanceof Error ? { message: payload.message } : payload;
  try {
    return JSON.stringify(shown, null, 2) ?? '';
  } catch {
    // `JSON.stringify` throws an error if the payload is circular or contains a BigInt.
    return '';
  }
}

export type Read = { kind: 'read'; payload: unknown } | { kind: 'unreadable' };

/** Reads a payload from JSON. The payload of a blank text is undefined. */
export function fromText(text: string): Read {
  if (text.trim() === '') return { kind: 'read', payload: undefined };
  try {
    return { kind: 'read', payload: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable' };
  }
}
