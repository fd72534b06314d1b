/** Returns the text with digits 0 to 9 in place of Devanagari and full-width ones. */
export function withWesternDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
}
