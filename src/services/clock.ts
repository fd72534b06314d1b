/**
 * Reports the time now every second, and at once when the page is shown again: browsers slow the
 * timers of hidden pages down.
 *
 * @param report receives milliseconds since the epoch
 * @returns what ends it
 */
export function everySecond(report: (now: number) => void): () => void {
  const tick = () => report(Date.now());
  const timer = setInterval(tick, 1000);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
