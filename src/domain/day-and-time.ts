/** Functions that format days and times as customers in India read them, in the browser's time zone. */
import { language } from './language.en.ts';
import { once } from './once.ts';

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat(language.locale, {
      day: 'numeric',
      month: language.month,
      year: 'numeric',
    }),
);
const dayOfYearFormat = once(
  () => new Intl.DateTimeFormat(language.locale, { day: 'numeric', month: language.month }),
);
const timeFormat = once(
  () => new Intl.DateTimeFormat(language.locale, { hour: 'numeric', minute: '2-digit' }),
);

/** Formats a date as `19 Nov 2026`. */
export function formatDay(date: Date): string {
  return dayFormat().format(date);
}

/** Formats a time as `1:30 pm`, with a space at which no line breaks. */
export function formatTime(date: Date): string {
  return timeFormat().format(date).replace(/\s/, '\u00A0');
}

/** Formats a date and time as `19 Nov 2026, 1:30 pm`. */
export function formatDayAndTime(date: Date): string {
  return `${formatDay(date)}, ${formatTime(date)}`;
}

/**
 * Formats a date and time as `19 Nov, 1:30 pm`, without spaces at which a line breaks. The text contains the
 * year only if it is not the year of `now`.
 *
 * @param now milliseconds since the epoch
 */
export function formatPastDayAndTime(date: Date, now: number): string {
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const day = isThisYear ? dayOfYearFormat().format(date) : formatDay(date);
  return `${day}, ${formatTime(date)}`.replaceAll(' ', '\u00A0');
}
