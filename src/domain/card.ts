import { withWesternDigits } from './digits.ts';

/** Digits in groups of four, as they are printed on a card; at most 19 digits. */
export function formatCardNumber(text: string): string {
  return withWesternDigits(text)
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** Digits as MM/YY: the slash appears by itself, "9" becomes "09" and 2029 becomes 29. */
export function formatExpiryDate(written: string): string {
  const text = withWesternDigits(written);
  const withFullYear = /^\s*(\d{1,2})\s*[/-]\s*20(\d{2})\s*$/.exec(text);
  if (withFullYear) return `${withFullYear[1]?.padStart(2, '0')}/${withFullYear[2]}`;
  const typed = text.replaceAll(/[^\d/]/g, '');
  const month = /^([2-9])$|^(\d)\//.exec(typed);
  const digits = month
    ? `0${month[1] ?? month[2]}${typed.slice(2)}`.replaceAll(/\D/g, '')
    : typed.replaceAll(/\D/g, '');
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}` : digits;
}

/** At most four digits. */
export function formatSecurityCode(text: string): string {
  return withWesternDigits(text).replaceAll(/\D/g, '').slice(0, 4);
}

/** The checksum that card numbers carry (Luhn, ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A sentence where the number looks mistyped, else null. Advice only: it blocks nothing. */
export function cardNumberHint(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return null;
  return digits.length >= 12 && passesLuhn(digits) ? null : 'This number doesn’t look right.';
}

/** A sentence where the date is not MM/YY or has passed, else null. */
export function expiryDateHint(text: string, now: Date): string | null {
  if (text.trim() === '') return null;
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text.trim());
  if (!match) return 'Please use MM/YY, like 09/29.';
  const firstDayAfter = new Date(2000 + Number(match[2]), Number(match[1]), 1);
  return firstDayAfter <= now ? 'This card seems to have expired.' : null;
}

/** A sentence where the code has fewer than three digits, else null. */
export function securityCodeHint(text: string): string | null {
  if (text === '' || text.length >= 3) return null;
  return 'Three digits, or four on an Amex.';
}

/** What may be kept of a card: dots and the last four digits of its number, no security code. */
export function maskCardNumber(cardNumber: string): string {
  return `•••• ${cardNumber.replaceAll(/\D/g, '').slice(-4)}`.trim();
}
