import type { Plugin } from 'vite';

const EXPORT = 'export const __vitePreload =';

/** Has every import that fails asked for again: Vite wraps each `import()` in a function of its own. */
export const importAgain = (): Plugin => ({
  name: 'fooddash:import-again',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(EXPORT)) throw new Error('Vite’s helper for imports is another one now.');
      return `import { importAgain } from '/src/services/import-again.ts';
${code.replace(EXPORT, 'const preload =')}
export const __vitePreload = (load, ...rest) =>
  preload(() => load().catch(importAgain), ...rest);`;
    },
  },
});
