/** Creates projects in which chartwalk is installed, and runs commands in them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { vitestIn } from '../../commands/listed-tests.mjs';
import { codeIn } from '../readme.ts';
import { writeFiles, writeProject } from '../write-files.ts';

const { resolve } = createRequire(import.meta.url);
const tool = join(import.meta.dirname, '../..');

/** The file of the command `chartwalk`. */
export const command = join(tool, 'commands/chartwalk.mjs');

/** Returns the files of the README's example project. The keys are their paths. */
export const readmeFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(codeIn(readFileSync(join(tool, 'README.md'), 'utf8')));

/**
 * Returns the environment variables without those that npm and Vitest have set for this run. Otherwise,
 * Vitest in the project would consider itself part of this run.
 */
export function environment(): NodeJS.ProcessEnv {
  const isOfThisRun = /^(?:VITEST|TEST$|NODE_ENV$|INIT_CWD$|npm_)/;
  const others = Object.entries(process.env).filter(([name]) => !isOfThisRun.test(name));
  return { ...Object.fromEntries(others), NO_COLOR: '1' };
}

/** Links packages of this repository into a project's `node_modules`, as if they were installed there. */
export function linkPackages(folder: string, packages: readonly string[]): void {
  const installed = join(folder, 'node_modules');
  for (const name of packages) {
    mkdirSync(dirname(join(installed, name)), { recursive: true });
    symlinkSync(dirname(resolve(`${name}/package.json`)), join(installed, name));
  }
}

/**
 * Returns a function that runs Git in a folder and returns the trimmed output. Commits get an invented
 * author.
 */
export const gitIn =
  (folder: string) =>
  (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();

/** Commits all files of a folder as the first commit of a new repository. */
export function commitAll(folder: string, message: string): void {
  const git = gitIn(folder);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', message);
}

export type InstalledProject = ReturnType<typeof createProject>;

/** Writes files into a new folder, and links chartwalk and other packages into its `node_modules`. */
export function createProject(
  files: Readonly<Record<string, string>>,
  packages: readonly string[] = ['vitest', 'xstate'],
) {
  const folder = writeProject({
    'package.json': '{ "private": true, "type": "module" }',
    ...files,
  });
  linkPackages(folder, ['chartwalk', ...packages]);

  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => writeFiles(folder, { [path]: text });
  return {
    folder,
    read,
    write,
    /** Replaces a text in a file. Fails if the file does not contain the text. */
    change: (path: string, from: string, to: string) => {
      const text = read(path);
      expect(text).toContain(from);
      write(path, text.replace(from, to));
    },
    chartwalk: (...words: string[]) =>
      spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: 'utf8' }),
    runVitest: (...options: string[]) =>
      spawnSync(process.execPath, [vitestIn(folder), 'run', '--reporter=verbose', ...options], {
        cwd: folder,
        encoding: 'utf8',
        env: environment(),
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
