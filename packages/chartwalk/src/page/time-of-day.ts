const format = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

/** The reader's time of day, to the millisecond: what is between two events is often less than a second. */
export const timeOfDay = (at: number): string => format.format(at);
