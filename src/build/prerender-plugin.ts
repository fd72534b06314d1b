/** Renders every page of the app to HTML at the end of a build, and puts it into the build. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, minifySync } from 'vite';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../prerender/pages.ts';
import { slimStyles } from '../prerender/page-styles.ts';
import type { RenderedPage } from '../prerender/render.tsx';
import { afterBuild } from './after-build.ts';
import { firstLoadScript, firstLoadStyle } from './first-load.ts';
import { INLINE_SCRIPT } from './security-policy-plugin.ts';

type Renderer = {
  pages: readonly PrerenderedPage[];
  renderPage: (page: PrerenderedPage) => Promise<RenderedPage>;
};

/** The app for Node, built into a folder of its own and removed when it has done its work. */
async function withRenderer(
  { root, mode }: ResolvedConfig,
  work: (renderer: Renderer) => Promise<void>,
): Promise<void> {
  const folder = join(root, '.cache', `prerender-${process.pid}`);
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      ssr: 'src/prerender/render.tsx',
      outDir: folder,
      emptyOutDir: true,
      // Made by a plugin of the browser's build, for the browser.
      rolldownOptions: { external: ['virtual:pwa-register'] },
    },
    // One React, one emotion: the app's and the renderer's.
    ssr: { noExternal: true },
  });
  try {
    await work((await import(pathToFileURL(join(folder, 'render.js')).href)) as Renderer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The chunk of a screen after all that it needs: each is run by itself, rather than with the next. */
function chunksOf(manifest: Manifest, module: string): string[] {
  const seen = new Set<string>();
  const files: string[] = [];
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) add(imported);
    files.push(chunk.file);
  };
  if (!manifest[module]) throw new Error(`The build has no chunk of ${module}.`);
  add(module);
  return files;
}

/** A page's own scripts as short as they go: they arrive before its text. */
const minified = (_script: string, code: string) =>
  `<script>${minifySync('inline.js', code, { module: false }).code.trim()}</script>`;

const OWN_SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const MANIFEST = /<link rel="manifest"[^>]*>/;
const PRELOADS = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g;

function toPage(
  template: string,
  manifest: Manifest,
  { path, module, isShell }: PrerenderedPage,
  { head, body }: RenderedPage,
): string {
  const [, ownScript] = OWN_SCRIPT.exec(template) ?? [];
  if (ownScript === undefined) throw new Error('The build has no script of its own.');
  // Needed ones first: the app's own script begins when everything else is there.
  const scripts = new Set([
    ...[...template.matchAll(PRELOADS)].map(([, address]) => address),
    ...chunksOf(manifest, module).map((file) => `/${file}`),
  ]);
  scripts.delete(ownScript);
  const list = JSON.stringify([...scripts, ownScript]);
  const root = `<div id="root" data-waiting data-path="${isShell ? '' : path}">${body}</div>`;
  const scriptList = `<script type="application/json" id="scripts">${list}</script>`;
  const page = template
    .replace(OWN_SCRIPT, '')
    .replace(MANIFEST, '')
    .replaceAll(PRELOADS, '')
    .replace('<html', '<html data-unpainted')
    .replace('</head>', () => `${head}<style>${firstLoadStyle}</style></head>`)
    .replace('<div id="root"></div>', () => root + scriptList);
  return slimStyles(page);
}

async function renderPages(folder: string, config: ResolvedConfig): Promise<void> {
  const manifestFile = join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const template = (await readFile(join(folder, 'index.html'), 'utf8'))
    .replace('</body>', () => `<script>${firstLoadScript}</script></body>`)
    .replace(INLINE_SCRIPT, minified);
  await withRenderer(config, async ({ pages, renderPage }) => {
    for (const page of pages) {
      const file = join(folder, page.file);
      // oxlint-disable no-await-in-loop -- one page at a time: they share the machine's cores
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, toPage(template, manifest, page, await renderPage(page)));
      // oxlint-enable no-await-in-loop
    }
  });
  await rm(dirname(manifestFile), { recursive: true });
}

export const prerender = (): Plugin => ({
  ...afterBuild('prerender', 'pre', renderPages),
  config: () => ({ build: { manifest: true } }),
});
