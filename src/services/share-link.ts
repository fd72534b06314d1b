import type { ShareOutcome } from '../../machines/order-sharing.ts';

/**
 * Opens the browser's share sheet. Returns undefined if the browser has no share sheet or the sheet fails.
 * The caller then copies the link.
 */
async function share(data: ShareData): Promise<ShareOutcome | undefined> {
  if (!('share' in navigator)) return undefined;
  try {
    await navigator.share(data);
    return { kind: 'shared' };
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    return isDismissed ? { kind: 'dismissed' } : undefined;
  }
}

async function copy(link: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(link);
    return { kind: 'copied' };
  } catch {
    return { kind: 'refused' };
  }
}

/**
 * Shares a link through the browser's share sheet. If that is not possible, copies the link. The browser may
 * refuse both.
 */
export async function shareLink(link: string, title: string): Promise<ShareOutcome> {
  return (await share({ title, url: link })) ?? copy(link);
}
