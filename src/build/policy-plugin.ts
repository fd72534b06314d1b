/**
 * Fails the build if the Content-Security-Policy in firebase.json blocks a script that a page contains, or
 * allows a script that no page contains.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Plugin, ResolvedConfig } from 'vite';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

type Hosting = { headers: { headers: { key: string; value: string }[] }[] };

/** Returns the hashes that `script-src` lists, without their quotes. */
function readAllowedHashes({ headers }: Hosting): string[] {
  const policy = headers
    .flatMap((rule) => rule.headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;
  const [, sources] = /(?:^|;)\s*script-src\s([^;]*)/.exec(policy ?? '') ?? [];
  if (sources === undefined) throw new Error('firebase.json has no policy with a script-src.');
  return [...sources.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash);
}

function listElements(node: Node): Element[] {
  const within = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  const elements = within.flatMap(listElements);
  return 'tagName' in node ? [node, ...elements] : elements;
}

/** Returns the beginning of a script on one line, for an error message. */
const quote = (script: string) => `“${script.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;

const toHash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Returns the inline scripts of a page, and its attributes that contain scripts. */
function findScripts(html: string) {
  const elements = listElements(parse(html));
  const scripts = elements
    .filter(
      ({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ name }) => name === 'src'),
    )
    .map(({ childNodes }) =>
      childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
    );
  const attributes = elements
    .flatMap(({ attrs }) => attrs)
    .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value));
  return { scripts, attributes };
}

/** Returns a sentence for each difference between the scripts in the pages and the hashes in the policy. */
function compare(pages: ReadonlyMap<string, string>, allowed: readonly string[]): string[] {
  const differences: string[] = [];
  const unneeded = new Set(allowed);
  for (const [page, html] of pages) {
    const { scripts, attributes } = findScripts(html);
    for (const script of scripts) {
      const hash = toHash(script);
      unneeded.delete(hash);
      if (allowed.includes(hash)) continue;
      differences.push(
        `${page} holds an inline script that the policy does not name: ${quote(script)}. If it is ours, add '${hash}' to script-src in firebase.json.`,
      );
    }
    for (const { name, value } of attributes) {
      differences.push(
        `${page} holds a script in an attribute, which the policy never lets run: ${name}=${quote(value)}.`,
      );
    }
  }
  for (const hash of unneeded) {
    differences.push(`The policy in firebase.json names '${hash}', but no page holds that script.`);
  }
  return differences;
}

export function checkPolicy(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'fooddash:policy',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      // This runs after the prerender plugin, whose order is `pre`, has written its pages.
      order: 'post',
      sequential: true,
      async handler() {
        if (!isWritten) return;
        const folder = resolve(config.root, config.build.outDir);
        const { hosting } = JSON.parse(
          await readFile(join(config.root, 'firebase.json'), 'utf8'),
        ) as { hosting: Hosting };
        const names = await readdir(folder, { recursive: true });
        const pages = await Promise.all(
          names
            .filter((name) => name.endsWith('.html'))
            .map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
        );
        const differences = compare(new Map(pages), readAllowedHashes(hosting));
        if (differences.length > 0) throw new Error(differences.join('\n'));
      },
    },
  };
}
