/** Returns the seconds until the deadline, rounded up and at least 0. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Returns the minutes until the deadline, rounded up and at least 0. */
export function minutesUntil(deadline: number, now: number): number {
  return Math.ceil(secondsUntil(deadline, now) / 60);
}

/** Formats seconds as `m:ss`, without hours: 90 minutes become `90:00`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
