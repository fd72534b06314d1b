/** Renders the app's pages to HTML at the end of a build, and writes them into the build. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../prerender/pages.ts';
import type { RenderedPage } from '../prerender/render.tsx';
import { inLanguage } from './language-plugin.ts';
import { site } from './site.ts';

type Renderer = {
  pages: readonly PrerenderedPage[];
  renderPage: (path: string) => Promise<RenderedPage>;
};

/**
 * Builds the renderer for Node in a temporary folder, passes the renderer to `work`, and then removes the
 * folder.
 */
async function withRenderer(
  { root, mode }: ResolvedConfig,
  work: (renderer: Renderer) => Promise<void>,
): Promise<void> {
  // Each renderer has its own path, because Node loads a module from the same path only once.
  const folder = join(root, '.cache', `prerender-${process.pid}-${site.language}`);
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [inLanguage(), react()],
    build: {
      ssr: 'src/prerender/render.tsx',
      outDir: folder,
      emptyOutDir: true,
      // Only the build for the browser has the plugin that creates this module.
      rolldownOptions: { external: ['virtual:pwa-register'] },
    },
    // Bundling the dependencies makes the app and the renderer share one copy of React and Emotion.
    ssr: { noExternal: true },
  });
  try {
    await work((await import(pathToFileURL(join(folder, 'render.js')).href)) as Renderer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the files of a page: its own chunk, and all chunks that it imports directly or indirectly. */
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
  const templateFile = join(folder, 'index.html');
  const template = await readFile(templateFile, 'utf8');
  await rm(templateFile);
  await withRenderer(config, async ({ pages, renderPage }) => {
    for (const page of pages) {
      const file = join(folder, page.file);
      // oxlint-disable no-await-in-loop -- pages are rendered one at a time, because they share the computer's cores
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
      // The service worker lists the files in this folder, so the pages are written before it is generated.
      order: 'pre',
      sequential: true,
      async handler() {
        // If the build has failed, there is nothing to render.
        if (isWritten) await renderPages(resolve(config.root, config.build.outDir), config);
      },
    },
  };
}
