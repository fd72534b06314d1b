/**
 * Draws an order id: `FD`, the last six digits of the time in milliseconds, then a random number
 * from 1000 to 9999.
 *
 * @param now milliseconds since the epoch
 * @param random at least 0 and below 1, as `Math.random` returns
 */
export function drawOrderId(now: number, random: number): string {
  const time = String(now).slice(-6).padStart(6, '0');
  return `FD${time}${1000 + Math.floor(random * 9000)}`;
}
