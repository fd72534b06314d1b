const dateFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A day and time as customers read it: `19 Nov 2026, 1:30 pm`. */
export function formatOrderDate(isoDate: string): string {
  return dateFormat.format(new Date(isoDate));
}
