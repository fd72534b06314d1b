/** Characters that set the direction of what follows them, as nobody's name or address needs. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Letters and marks of the scripts that run from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Makes a customer's text ready to stand between other words in one line: whatever its direction, the
 * words around it keep theirs. Text that runs from left to right stays as it is.
 */
export function isolated(text: string): string {
  const plain = text.replaceAll(DIRECTION_CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
