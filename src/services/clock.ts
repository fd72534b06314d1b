/**
 * Reports the time every second, and at once when the page is shown or hidden, because browsers slow down the
 * timers of hidden pages.
 *
 * @param report receives the time in milliseconds since the epoch
 * @returns a function to unsubscribe
 */
export function onEverySecond(report: (now: number) => void): () => void {
  const tick = () => report(Date.now());
  const timer = setInterval(tick, 1000);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
