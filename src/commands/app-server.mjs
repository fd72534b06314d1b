import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const common = { root: fileURLToPath(new URL('../..', import.meta.url)), mode: 'emulators' };

/**
 * Creates the development server of the app. The first request for a path of another language creates a
 * second server, which answers these requests.
 *
 * @param {string | boolean} open the path that a browser opens once the server listens
 */
export async function createAppServer(open) {
  /** @type {Promise<import('vite').ViteDevServer> | undefined} */
  let hindi;

  const app = await createInLanguage('en', {
    server: { open },
    plugins: [
      {
        name: 'fooddash:other-languages',
        configureServer(server) {
          server.middlewares.use((request, response, next) => {
            if (!/^\/hi(?:[/?]|$)/.test(request.url ?? '')) return next();
            request.url = request.url?.replace(/^\/hi(?!\/)/, '/hi/');
            hindi ??= createInLanguage('hi', {
              base: '/hi/',
              cacheDir: 'node_modules/.vite-hi',
              server: { middlewareMode: true, ws: { server: server.httpServer ?? undefined } },
            });
            hindi.then(({ middlewares }) => middlewares(request, response, next), next);
            return undefined;
          });
        },
      },
    ],
  });
  const close = app.close.bind(app);
  app.close = async () => {
    await (await hindi)?.close();
    await close();
  };
  return app;
}

/**
 * @param {'en' | 'hi'} language
 * @param {import('vite').InlineConfig} options
 */
function createInLanguage(language, options) {
  process.env['FOODDASH_LANGUAGE'] = language;
  return createServer({ ...common, logLevel: 'warn', ...options });
}
