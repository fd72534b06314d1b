/** Configures how the app is served, built and tested. */
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { chartwalk } from './packages/chartwalk/entries/vite.ts';
import { inLanguage } from './src/build/language-plugin.ts';
import { checkPolicy } from './src/build/policy-plugin.ts';
import { prerender } from './src/build/prerender-plugin.ts';
import { site } from './src/build/site.ts';
import { recordMessages } from './tests/languages/record-messages-plugin.ts';
import { TEST_TIMEOUT } from './tests/timeouts.ts';

/**
 * Makes the site available offline: every page with its code and fonts, and every picture in card size.
 * Without a network, the card size replaces the large size.
 */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  filename: site.serviceWorker,
  manifestFilename: site.manifest,
  scope: site.scope,
  manifest: {
    id: site.scope,
    name: 'FoodDash',
    short_name: 'FoodDash',
    description: site.description,
    lang: site.language,
    dir: site.direction,
    start_url: site.scope,
    scope: site.scope,
    display: 'standalone',
    background_color: '#fbf8f4',
    theme_color: '#c2410c',
    categories: ['food', 'shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: site.restaurants, url: `${site.basePath}/restaurants` },
      { name: site.trackOrder, url: `${site.basePath}/track` },
    ],
  },
  integration: { closeBundleOrder: 'post' },
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,woff2,png,webmanifest}', '**/*.card-*.avif'],
    globIgnores: [
      '**/404.html',
      // The browser stores this script together with the service worker that imports it.
      'notification-click.js',
      // Every page already contains this font.
      'assets/figtree-common*',
    ],
    importScripts: ['/notification-click.js'],
    cleanupOutdatedCaches: true,
    // The first page of a first visit works offline as soon as everything is cached, without a reload.
    clientsClaim: true,
    // A page is the same file for every query string, because the app itself reads the query string.
    ignoreURLParametersMatching: [/./],
    // The paths of restaurants without a page of their own share one page. Every other unknown path leads to
    // the 404 page.
    navigateFallback: `${site.basePath}/restaurant/any.html`,
    navigateFallbackAllowlist: [new RegExp(`^${site.basePath}/restaurant/[^/]+$`)],
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: `${site.basePath}/offline/not-found.html` } },
      },
      {
        urlPattern: /\.large-[\w-]+\.avif$/,
        handler: 'NetworkOnly',
        options: {
          plugins: [
            {
              handlerDidError: async ({ request }) => {
                const [beginning] = request.url.split('.large-');
                for (const name of await caches.keys()) {
                  // oxlint-disable-next-line no-await-in-loop -- there are few caches, and usually the first has it
                  const cache = await caches.open(name);
                  // oxlint-disable-next-line no-await-in-loop
                  const card = (await cache.keys()).find(({ url }) =>
                    url.startsWith(`${beginning}.card-`),
                  );
                  if (card) return cache.match(card);
                }
                return undefined;
              },
            },
          ],
        },
      },
      {
        // Only tiles that were viewed are cached, and for at most a week, as the tile servers' policies
        // allow. A regular expression would only be compared with URLs of FoodDash's own site.
        urlPattern: ({ url }) => /\/\d+\/\d+\/\d+(?:@2x)?\.(?:png|jpe?g|webp)$/.test(url.pathname),
        handler: 'CacheFirst',
        options: {
          cacheName: 'tiles',
          expiration: { maxEntries: 300, maxAgeSeconds: 7 * 24 * 60 * 60, purgeOnQuotaError: true },
          cacheableResponse: { statuses: [0, 200] },
        },
      },
    ],
  },
});

export default defineConfig({
  plugins: [inLanguage(), react(), chartwalk(), prerender(), checkPolicy(), offline],
  build: {
    rolldownOptions: {
      output: {
        // This comment makes V8 compile the functions on another thread while the code downloads.
        postBanner: '//# allFunctionsCalledOnLoad',
        // Code that most pages use is in one file, because each of twenty small files would need its own
        // request.
        codeSplitting: {
          groups: [{ name: 'shared', minShareCount: 6 }],
        },
      },
    },
  },
  // Only the English build contains the public files. All languages share them.
  publicDir: site.language === 'en' && 'src/public',
  // The packages of all pages are found at the first start. If a package were found later, the
  // page would reload.
  optimizeDeps: {
    entries: ['index.html', 'src/**/*.tsx', 'src/services/*.ts'],
  },
  server: { host: 'localhost', port: 5173, strictPort: true },
  test: {
    testTimeout: TEST_TIMEOUT,
    hookTimeout: TEST_TIMEOUT,
    // The number is fixed. A limit of half the cores would allow only one worker on a computer with two
    // cores. Three workers take longer than two, because each worker loads the app.
    maxWorkers: 2,
    // If Vitest intercepted the console, a line that a test prints while its worker ends would fail the run,
    // even if every test passed: github.com/vitest-dev/vitest/issues/11153.
    disableConsoleIntercept: true,
    projects: [
      'packages/chartwalk/vitest.node.config.ts',
      'packages/chartwalk/vitest.page.config.ts',
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: [
            'tests/{machines,claims,domain,services,data,build,commands,docs}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        plugins: [recordMessages()],
        test: {
          name: 'screen',
          environment: 'jsdom',
          setupFiles: ['tests/setup.ts'],
          include: ['tests/{components,languages,paths}/**/*.test.{ts,tsx}'],
          // The files share loaded modules, which halves their time. tests/setup.ts therefore mocks modules for
          // all files.
          isolate: false,
        },
      },
    ],
  },
});
