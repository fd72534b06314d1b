/** Functions that format days and times as customers in India read them, in the browser's time zone. */
import { language } from './language.en.ts';
import { once } from './once.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

const createFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(language.locale, options));

const dayFormat = createFormat(day);
const timeFormat = createFormat(time);
const dayAndTimeFormat = createFormat({ ...day, ...time });

/** Formats a date as `19 Nov 2026`. */
export function formatDay(date: Date): string {
  return dayFormat().format(date);
}

/** Formats a time as `1:30 pm`. */
export function formatTime(date: Date): string {
  return timeFormat().format(date);
}

/** Formats a date and time as `19 Nov 2026, 1:30 pm`. */
export function formatDayAndTime(date: Date): string {
  return dayAndTimeFormat().format(date);
}
