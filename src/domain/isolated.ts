/** The characters that set the direction of the text after them. No name or address needs them. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** The letters and marks of the scripts that run from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Removes the direction controls from a customer's text. If the text contains right-to-left letters, also
 * isolates it, because it would otherwise change the direction of the text around it.
 */
export function isolated(text: string): string {
  const plain = text.replaceAll(DIRECTION_CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
