/**
 * Builds, in `dist`, the package that other projects install. It contains modules that Node can run without
 * TypeScript, the types of these modules, and the built pages. The pages' dependencies are bundled, so other
 * projects do not need to install them.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { build } from 'vite';

const root = import.meta.dirname;
const dist = join(root, 'dist');

/** @type {{ exports: Record<string, string> }} */
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The paths, in the package, of the modules that projects import or that commands load. */
const modules = [
  ...Object.values(exports).filter((path) => path.endsWith('.ts')),
  'vite.config.ts',
  'src/gallery/forget-shots.ts',
  'src/gallery/in-command.ts',
  'src/gallery/write-gallery.ts',
  'src/paths/command.ts',
  'src/mutation/mutation.ts',
  'src/comparison/in-node.ts',
  'src/retest/retest.ts',
  'src/examination/in-check.ts',
];

rmSync(dist, { recursive: true, force: true });

const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(modules.map((path) => [basename(path, '.ts'), path])),
  external: [/^node:/, /^(?:vite|vitest|xstate|ws)(?:\/|$)/],
  platform: 'node',
});
await bundle.write({
  dir: join(dist, 'modules'),
  // All modules must be in one folder, because they find fonts and styles in the folders beside that one.
  chunkFileNames: '[name]-[hash].js',
  entryFileNames: '[name].js',
});
cpSync(join(root, 'src/fonts'), join(dist, 'fonts'), { recursive: true });

/** @type {typeof import('./src/gallery/in-command.ts')} */
const { gallery } = await import(join(dist, 'modules/in-command.js'));
await gallery.buildBoard(join(dist, 'board'));

await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  base: './',
  // With this flag, the page can connect with programs in Node through the development server that serves the
  // page.
  define: { 'import.meta.env.DEV': 'true' },
  build: {
    outDir: join(dist, 'page'),
    assetsDir: 'assets',
    rolldownOptions: {
      input: join(root, 'statecharts.html'),
      external: ['virtual:chartwalk-config'],
    },
  },
});

execFileSync(
  join(root, '../../node_modules/.bin/tsc'),
  [
    '--project',
    join(root, 'tsconfig.types.json'),
    '--outDir',
    join(dist, 'types'),
    '--rootDir',
    root,
  ],
  { stdio: 'inherit' },
);
