import type { HandOverOutcome } from '../../machines/order-sharing.ts';

/** Undefined where the browser has no share sheet, or it broke: then there is the clipboard. */
async function share(data: ShareData): Promise<HandOverOutcome | undefined> {
  if (!('share' in navigator)) return undefined;
  try {
    await navigator.share(data);
    return { kind: 'shared' };
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    return isDismissed ? { kind: 'dismissed' } : undefined;
  }
}

async function copy(link: string): Promise<HandOverOutcome> {
  try {
    await navigator.clipboard.writeText(link);
    return { kind: 'copied' };
  } catch {
    return { kind: 'refused' };
  }
}

/** Gives a link to the browser's share sheet, or else to its clipboard, which may refuse it. */
export async function handOver(link: string): Promise<HandOverOutcome> {
  return (await share({ title: 'Follow my FoodDash order', url: link })) ?? copy(link);
}
