/** Decides which requests a development server accepts from pages. */
import type { IncomingMessage } from 'node:http';

/** The host names with which a computer can reach only itself. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Accepts requests from programs and from this server's own pages, and refuses requests from other websites.
 */
export function isWelcome({
  headers: { origin, host },
}: Pick<IncomingMessage, 'headers'>): boolean {
  // Browsers always send an origin, but programs do not. A sandboxed frame sends the origin `null`, which is
  // refused.
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // A website's domain name can point to this computer. Origin and host are then equal, so the host must also
  // be a loopback name.
  return from.host === host && LOOPBACK.has(from.hostname);
}
