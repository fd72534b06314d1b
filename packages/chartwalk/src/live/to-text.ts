/** Returns a message as JSON, with big integers as text, because JSON does not support them. */
export function toText(message: unknown): string {
  return JSON.stringify(message, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}
