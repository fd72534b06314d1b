const format = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

/** Returns the local time of day to the millisecond, because events are often less than a second apart. */
export const timeOfDay = (at: number): string => format.format(at);
