/** Waits until the browser has nothing else to do; two seconds at most. For what nobody needs yet. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
