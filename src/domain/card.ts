import { withWesternDigits } from './digits.ts';

/** Returns the first 19 digits of a text in groups of four, as they are printed on a card. */
export function formatCardNumber(text: string): string {
  return withWesternDigits(text)
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** Returns a text with a slash in place of everything between and after its digits. */
function withSlashes(text: string): string {
  return withWesternDigits(text).replaceAll(/\D+/g, '/').replace(/^\//, '');
}

/**
 * Returns a date as MM/YY if the text is a date in a common form: `9/30`, `0930`, `09.2030`, `092030`,
 * `2030-09`. Returns undefined if it is not, or if it could mean several dates.
 */
function readExpiryDate(text: string): string | undefined {
  const written = withSlashes(text).replace(/\/$/, '');
  const [, month, year] =
    /^(\d\d?)\/(?:20)?(\d\d)$/.exec(written) ??
    // Digits that begin with 20 begin with a year, because no month begins with 20.
    /^(0\d|1[0-2]|2(?!0)|[3-9])(?:20)?(\d\d)$/.exec(written) ??
    [];
  const [, yearBefore, monthAfter] = /^20(\d\d)\/?(\d\d|(?<=\/)\d)$/.exec(written) ?? [];
  const number = Number(month ?? monthAfter);
  if (!(number >= 1 && number <= 12)) return undefined;
  return `${String(number).padStart(2, '0')}/${year ?? yearBefore}`;
}

/**
 * Formats the beginning of a date as MM/YY. A year that is typed first stays first until its month is
 * complete.
 */
function formatPartOfDate(text: string): string {
  const [, written = '', slash, rest = ''] = /^(\d*)(\/?)(.*)$/.exec(text) ?? [];
  const isWholeYear = text.startsWith('20');
  if (isWholeYear || rest.includes('/') || (slash && Number(written) > 12)) return text;
  const isShortMonth = slash ? written.length === 1 : /^([3-9]|2\d)/.test(written);
  const digits = (isShortMonth ? '0' : '') + written + rest;
  const year = digits.slice(2);
  if (year === '') return digits;
  // A third digit of the year is dropped, unless the year begins with its century.
  const isOneTooMany = year.length === 3 && !year.startsWith('20');
  return `${digits.slice(0, 2)}/${isOneTooMany ? year.slice(0, 2) : year}`;
}

/**
 * Formats a date as MM/YY while it is typed. The slash appears by itself, "9" becomes "09" and 2029 becomes
 * 29.
 */
export function formatExpiryDate(typed: string): string {
  const text = withSlashes(typed);
  // A month of 1 may still become 10, 11 or 12.
  const isUnfinished = /^20\d\d\/1$/.test(text);
  return (isUnfinished ? undefined : readExpiryDate(text)) ?? formatPartOfDate(text);
}

/** Formats a date as MM/YY once the customer has finished typing. */
export function completeExpiryDate(text: string): string {
  return readExpiryDate(text) ?? formatExpiryDate(text);
}

/** Returns the first four digits of a text. */
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
      // Stryker disable next-line ArithmeticOperator: Ten divides the sum below zero as it does the one above.
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A warning about card details that look wrong. It blocks nothing. */
export type CardWarning = 'cvvShort' | 'dateMalformed' | 'datePassed' | 'numberWrong';

/** Returns a warning if the number looks mistyped; otherwise null. */
export function checkCardNumber(text: string): CardWarning | null {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return null;
  return digits.length >= 12 && passesLuhn(digits) ? null : 'numberWrong';
}

/** Returns a warning if the text is not a date, or is a date that has passed; otherwise null. */
export function checkExpiryDate(text: string, now: Date): CardWarning | null {
  if (text.trim() === '') return null;
  const [month, year] = readExpiryDate(text)?.split('/').map(Number) ?? [];
  if (month === undefined || year === undefined) return 'dateMalformed';
  const firstDayAfter = new Date(2000 + year, month, 1);
  return firstDayAfter <= now ? 'datePassed' : null;
}

/** Returns a warning if the code has fewer than three digits; otherwise null. */
export function checkSecurityCode(text: string): CardWarning | null {
  if (text === '' || text.length >= 3) return null;
  return 'cvvShort';
}

/** Returns a card number as it may be stored, with dots in place of all but its last four digits. */
export function maskCardNumber(cardNumber: string): string {
  return `•••• ${cardNumber.replaceAll(/\D/g, '').slice(-4)}`.trim();
}
