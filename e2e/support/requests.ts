/** Records everything that leaves the browser: every request of a page, and every open connection. */
import type { Page } from '@playwright/test';
import { tileUrl } from './test.ts';

type Sent = { method: string; url: string; body: string };

/**
 * Returns whether a request goes to an allowed host: our own server (files only), the identity service or the
 * tile server.
 */
function isAllowed({ method, url, body }: Sent): boolean {
  const { origin } = new URL(url);
  if (origin === 'http://localhost:4173') return method === 'GET' && body === '';
  return origin === 'http://127.0.0.1:9099' || (tileUrl.test(url) && method === 'GET');
}

/** Records everything that the page sends from now on. */
export function watchRequests(page: Page) {
  const sent: Sent[] = [];
  const connections: string[] = [];
  page.on('request', (request) => {
    // Requests with these URLs stay in the browser.
    if (/^(data|blob):/.test(request.url())) return;
    const body = request.postDataBuffer()?.toString() ?? '';
    sent.push({ method: request.method(), url: request.url(), body });
  });
  page.on('websocket', (socket) => connections.push(socket.url()));
  return {
    sent,
    connections,
    notAllowed: () => sent.filter((request) => !isAllowed(request)),
    /** Returns the requests with any of these words in their URL or body. */
    carrying: (words: readonly string[]) =>
      sent.filter(({ url, body }) => {
        const text = `${url} ${decodeURIComponent(url.replaceAll('+', ' '))} ${body}`;
        return words.some((word) => text.includes(word));
      }),
  };
}
