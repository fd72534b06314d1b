/**
 * Calls `work` with a function that runs TypeScript modules in this process until the work is done.
 *
 * @template Result
 * @param {string} root
 * @param {(load: (path: string) => Promise<Record<string, unknown>>) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withModules(root, work) {
  // Vite is loaded only here, because most commands that import this file run no modules.
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules here.');
  try {
    return await work((path) => ssr.runner.import(path));
  } finally {
    await server.close();
  }
}
