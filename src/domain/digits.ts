/** Replaces full-width digits (through NFKC) and Devanagari digits with the digits 0 to 9. */
export function withWesternDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
}
