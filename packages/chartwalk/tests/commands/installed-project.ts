/** Creates projects in which this tool is installed, and runs commands in them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { environmentOfVitest, vitestIn } from '../../commands/listed-tests.mjs';
import { codeIn } from '../readme.ts';
import { writeFiles, writeProject } from '../write-files.ts';

const { resolve } = createRequire(import.meta.url);
const tool = join(import.meta.dirname, '../..');

/** The file of the command `chartwalk`. */
export const command = join(tool, 'commands/chartwalk.mjs');

/** Returns the files of the README's example project, by their paths. */
export const readmeFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(codeIn(readFileSync(join(tool, 'README.md'), 'utf8')));

export type InstalledProject = ReturnType<typeof createProject>;

/** Writes files into a new folder, and links this tool and other packages as installed ones. */
export function createProject(
  files: Readonly<Record<string, string>>,
  packages: readonly string[] = ['vitest', 'xstate'],
) {
  const folder = writeProject({
    'package.json': '{ "private": true, "type": "module" }',
    ...files,
  });
  const installed = join(folder, 'node_modules');
  mkdirSync(installed);
  symlinkSync(tool, join(installed, 'chartwalk'));
  for (const name of packages) {
    mkdirSync(dirname(join(installed, name)), { recursive: true });
    symlinkSync(dirname(resolve(`${name}/package.json`)), join(installed, name));
  }

  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => writeFiles(folder, { [path]: text });
  return {
    folder,
    read,
    write,
    /** Replaces a text in a file, which must contain it. */
    change: (path: string, from: string, to: string) => {
      const text = read(path);
      expect(text).toContain(from);
      write(path, text.replace(from, to));
    },
    chartwalk: (...words: string[]) =>
      spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: 'utf8' }),
    /**
     * Runs Vitest without the variables of this run, because it would otherwise consider itself part of this
     * run.
     */
    runVitest: (...options: string[]) =>
      spawnSync(process.execPath, [vitestIn(folder), 'run', '--reporter=verbose', ...options], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...environmentOfVitest(), NO_COLOR: '1' },
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
