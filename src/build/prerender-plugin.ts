/** Renders every page of the app to HTML at the end of a build, and puts it into the build. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../prerender/pages.ts';
import type { RenderedPage } from '../prerender/render.tsx';

type Renderer = {
  pages: readonly PrerenderedPage[];
  renderPage: (path: string) => Promise<RenderedPage>;
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

/** The files of a screen: its own chunk and all that it imports. */
function filesOf(manifest: Manifest, module: string): Set<string> {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  if (!manifest[module]) throw new Error(`The build has no chunk of ${module}.`);
  add(module);
  return files;
}

function toPage(
  template: string,
  manifest: Manifest,
  { module }: PrerenderedPage,
  { head, body }: RenderedPage,
): string {
  const preloads = [...filesOf(manifest, module)]
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return template
    .replace('</head>', () => `${preloads.join('')}${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

async function renderPages(folder: string, config: ResolvedConfig): Promise<void> {
  const manifestFile = join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  await withRenderer(config, async ({ pages, renderPage }) => {
    for (const page of pages) {
      const file = join(folder, page.file);
      // oxlint-disable no-await-in-loop -- one page at a time: they share the machine's cores
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, toPage(template, manifest, page, await renderPage(page.path)));
      // oxlint-enable no-await-in-loop
    }
  });
  await rm(dirname(manifestFile), { recursive: true });
}

export function prerender(): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: 'fooddash:prerender',
    apply: 'build',
    config: () => ({ build: { manifest: true } }),
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      // Runs before the service worker is generated, which lists the files in the folder.
      order: 'pre',
      sequential: true,
      async handler() {
        // A build that failed leaves nothing to render.
        if (isWritten) await renderPages(resolve(config.root, config.build.outDir), config);
      },
    },
  };
}
