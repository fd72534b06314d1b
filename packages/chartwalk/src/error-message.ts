/** Returns the message of anything that code may throw. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
