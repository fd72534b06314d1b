/**
 * Days and times as customers in India read them, where the browser is. By hand, and as Intl would:
 * making one of its formats takes longer than the largest step of taking a page over.
 */
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** `19 Nov 2026` */
export function formatDay(date: Date): string {
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;
}

/** `1:30 pm` */
export function formatTime(date: Date): string {
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** `19 Nov 2026, 1:30 pm` */
export function formatDayAndTime(date: Date): string {
  return `${formatDay(date)}, ${formatTime(date)}`;
}
