/**
 * Fails a build whose pages hold a script that `firebase.json` does not allow: the browser would not
 * run it, and nobody would be told.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import firebase from '../../firebase.json' with { type: 'json' };
import { afterBuild } from './after-build.ts';

/** What the browser is told it may run, load and ask. */
export const contentSecurityPolicy =
  firebase.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

/** Scripts that stand in the page; data is none, and what has an address needs no hash. */
export const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/json))[^>]*>(.*?)<\/script>/gs;

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The hashes of a page's own scripts that the policy does not name. */
export function forbiddenScripts(html: string, policy: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script));
  return hashes.filter((hash) => !policy.includes(hash));
}

export const securityPolicy = () =>
  afterBuild('security-policy', 'post', async (folder) => {
    const files = await readdir(folder, { recursive: true });
    const pages = files.filter((file) => file.endsWith('.html'));
    const forbidden = await Promise.all(
      pages.map(async (page) =>
        forbiddenScripts(await readFile(join(folder, page), 'utf8'), contentSecurityPolicy),
      ),
    );
    const missing = new Set(forbidden.flat());
    if (missing.size > 0) {
      throw new Error(
        `The Content-Security-Policy in firebase.json lacks the hash of a script in a page. Put into script-src: ${[...missing].join(' ')}`,
      );
    }
  });
