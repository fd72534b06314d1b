import { withWesternDigits } from './digits.ts';

/** Returns the first 19 digits of a text in groups of four, as they are printed on a card. */
export function formatCardNumber(text: string): string {
  return withWesternDigits(text)
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/**
 * Returns the digits of a text. Other characters between or after the digits are replaced with a single
 * slash.
 */
function withSlashes(text: string): string {
  return withWesternDigits(text).replaceAll(/\D+/g, '/').replace(/^\//, '');
}

/**
 * Returns a date as MM/YY if the text is a date in a common form, such as `9/30`, `0930`, `09.2030`, `092030`
 * or `2030-09`. Returns undefined if the text is not a date, or if it could mean several dates.
 */
function readExpiryDate(text: string): string | undefined {
  const written = withSlashes(text).replace(/\/$/, '');
  const date =
    /^(?<month>\d\d?)\/(?:20)?(?<year>\d\d)$/.exec(written) ??
    // Digits that begin with 20 begin with a year, because there is no month 20.
    /^(?<month>0\d|1[0-2]|2(?!0)|[3-9])(?:20)?(?<year>\d\d)$/.exec(written) ??
    /^20(?<year>\d\d)\/?(?<month>\d\d|(?<=\/)\d)$/.exec(written);
  const { month, year } = date?.groups ?? {};
  const number = Number(month);
  if (!(number >= 1 && number <= 12)) return undefined;
  return `${String(number).padStart(2, '0')}/${year}`;
}

/**
 * Formats the beginning of a date as MM/YY. A date that begins with the year stays as typed until the month
 * is complete.
 */
function formatPartOfDate(text: string): string {
  const written = text.replace(/\/.*/, '');
  const hasSlash = written !== text;
  const rest = text.slice(written.length + 1);
  const isWholeYear = text.startsWith('20');
  if (isWholeYear || rest.includes('/') || (hasSlash && Number(written) > 12)) return text;
  const isShortMonth = hasSlash ? written.length === 1 : /^([3-9]|2\d)/.test(written);
  const digits = (isShortMonth ? '0' : '') + written + rest;
  const year = digits.slice(2);
  if (year === '') return digits;
  // A third digit of the year is dropped, unless the year is being typed in full, such as 2029.
  const isOneTooMany = year.length === 3 && !year.startsWith('20');
  return `${digits.slice(0, 2)}/${isOneTooMany ? year.slice(0, 2) : year}`;
}

/**
 * Formats a date as MM/YY while the customer types it. Adds the slash, and turns `9` into `09` and `2029`
 * into `29`.
 */
export function formatExpiryDate(typed: string): string {
  const text = withSlashes(typed);
  // A month of 1 may still become 10, 11 or 12.
  const isUnfinished = text.endsWith('/1');
  return (isUnfinished ? undefined : readExpiryDate(text)) ?? formatPartOfDate(text);
}

/** Formats a date as MM/YY once the customer has finished typing. */
export function completeExpiryDate(text: string): string {
  return readExpiryDate(text) ?? formatExpiryDate(text);
}

/** Returns at most four digits of a text, because some cards have a code of four digits. */
export function formatSecurityCode(text: string): string {
  return withWesternDigits(text).replaceAll(/\D/g, '').slice(0, 4);
}

/** Returns whether the digits have the checksum of a card number (Luhn, ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      // Stryker disable next-line ArithmeticOperator: Subtracting the values only makes the sum negative. The sign does not change whether the sum is divisible by ten.
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A warning about card details that look wrong. The customer can still place the order. */
export type CardWarning = 'cvvShort' | 'dateMalformed' | 'datePassed' | 'numberWrong';

/** Returns a warning if the number looks mistyped; null if it looks right or is empty. */
export function checkCardNumber(text: string): CardWarning | null {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return null;
  return digits.length >= 12 && passesLuhn(digits) ? null : 'numberWrong';
}

/**
 * Returns a warning if the text is not a date, or if the date has passed; otherwise null. A blank text gets
 * no warning.
 */
export function checkExpiryDate(text: string, now: Date): CardWarning | null {
  if (text.trim() === '') return null;
  const date = readExpiryDate(text);
  if (date === undefined) return 'dateMalformed';
  const firstDayAfter = new Date(2000 + Number(date.slice(3)), Number(date.slice(0, 2)), 1);
  return firstDayAfter <= now ? 'datePassed' : null;
}

/** Returns a warning if the code has one or two digits; otherwise null. */
export function checkSecurityCode(text: string): CardWarning | null {
  if (text === '' || text.length >= 3) return null;
  return 'cvvShort';
}

/** Returns a card number as it may be stored, with dots in place of all but its last four digits. */
export function maskCardNumber(cardNumber: string): string {
  return `•••• ${cardNumber.replaceAll(/\D/g, '').slice(-4)}`.trim();
}
