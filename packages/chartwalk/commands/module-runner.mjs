/**
 * Calls `work` with a function that runs a TypeScript module in this process. The function no longer works
 * once the promise that `work` returns has settled.
 *
 * @template Result
 * @param {string} root
 * @param {(load: (path: string) => Promise<Record<string, unknown>>) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withModules(root, work) {
  // Vite is imported only here, because many commands import this file and never call this function.
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
