import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * A plugin that works on the folder of a build once everything is written there. A build that failed
 * leaves nothing to work on.
 *
 * @param order before or after the service worker is made, which lists what is in the folder
 */
export function afterBuild(
  name: string,
  order: 'pre' | 'post',
  work: (folder: string, config: ResolvedConfig) => Promise<void>,
): Plugin {
  let config: ResolvedConfig;
  let isWritten = false;
  return {
    name: `fooddash:${name}`,
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order,
      sequential: true,
      async handler() {
        if (isWritten) await work(resolve(config.root, config.build.outDir), config);
      },
    },
  };
}
