/** Fails a build whose pages ask for more than they may. Sizes are bytes, of pages and scripts gzipped. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterBuild } from './after-build.ts';

const HOME_SCRIPTS = 220_000;
const MORE_SCRIPTS_ELSEWHERE = 40_000;
/** What a server sends in its first two round trips. */
const ONE_PAGE = 36_000;
const ALL_FONTS = 40_000;
const ONE_IMAGE = 60_000;

const isFont = (file: string) => file.endsWith('.woff2');
const isImage = (file: string) => /\.(png|jpe?g|webp|avif|gif|svg)$/.test(file);

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size;
}

/** The scripts that a page loads before anybody does anything. */
function scriptsOf(html: string): string[] {
  const addresses = [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)];
  return [...new Set(addresses.map(([, address]) => address as string))];
}

/** Zips each script once, however many pages load it. */
function zippedSizes(folder: string) {
  const known = new Map<string, Promise<number>>();
  const measure = async (script: string) => gzipSync(await readFile(join(folder, script))).length;
  return (script: string) => {
    const size = known.get(script) ?? measure(script);
    known.set(script, size);
    return size;
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What goes over a budget, a sentence each. */
export async function brokenBudgets(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.map((name) => join(folder, name));
  const broken: string[] = [];
  const keep = (what: string, bytes: number, budget: number) => {
    if (bytes <= budget) return;
    broken.push(`${what}: ${kilobytes(bytes)}, and ${kilobytes(budget)} are allowed.`);
  };

  const zippedSize = zippedSizes(folder);
  const firstLoadOf = async (html: string) => {
    const sizes = await Promise.all(scriptsOf(html).map(zippedSize));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const home = await firstLoadOf(await readFile(join(folder, 'index.html'), 'utf8'));
  keep('First-load scripts of /', home, HOME_SCRIPTS);
  // The designers' page is no part of the app.
  const pages = files.filter(
    (file) => file.endsWith('.html') && relative(folder, file) !== 'statecharts.html',
  );
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- in their order, for a readable report
    const html = await readFile(page, 'utf8');
    keep(`HTML of ${relative(folder, page)}`, gzipSync(html).length, ONE_PAGE);
    // oxlint-disable-next-line no-await-in-loop -- likewise
    const scripts = await firstLoadOf(html);
    keep(
      `First-load scripts of ${relative(folder, page)}`,
      scripts,
      HOME_SCRIPTS + MORE_SCRIPTS_ELSEWHERE,
    );
  }
  const fonts = await Promise.all(files.filter(isFont).map(sizeOf));
  keep(
    'Fonts',
    fonts.reduce((sum, size) => sum + size, 0),
    ALL_FONTS,
  );
  for (const image of files.filter(isImage)) {
    // oxlint-disable-next-line no-await-in-loop -- likewise
    keep(relative(folder, image), await sizeOf(image), ONE_IMAGE);
  }
  return broken;
}

export const budgets = () =>
  afterBuild('budgets', 'post', async (folder) => {
    const broken = await brokenBudgets(folder);
    if (broken.length > 0) throw new Error(`Over budget:\n${broken.join('\n')}`);
  });
