/** Waits until the browser is idle, but no longer than two seconds. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
