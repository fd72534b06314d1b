/** A message as JSON, with what JSON does not know as text. */
export function toText(message: unknown): string {
  return JSON.stringify(message, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  );
}
