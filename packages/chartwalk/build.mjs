/**
 * Builds the contents of an installed package into `dist`, which are modules that Node runs without
 * TypeScript, their types, and the page. A project that installs it does not install the page's packages.
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

/** The modules that projects import and commands load, by their paths in the package. */
const modules = [
  ...Object.values(exports).filter((path) => path.endsWith('.ts')),
  'vite.config.ts',
  'src/gallery/forget-shots.ts',
  'src/gallery/write-gallery.ts',
  'src/paths/command.ts',
  'src/comparison/in-node.ts',
  'src/examination/checkout/record.ts',
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
  // All modules must be in one folder, because they look for their files beside it.
  chunkFileNames: '[name]-[hash].js',
  entryFileNames: '[name].js',
});
cpSync(join(root, 'src/fonts'), join(dist, 'fonts'), { recursive: true });
cpSync(join(root, 'src/gallery/gallery.css'), join(dist, 'gallery/gallery.css'));

await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  base: './',
  // The page is built for development, because a development server serves it and may connect it with
  // programs in Node.
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
