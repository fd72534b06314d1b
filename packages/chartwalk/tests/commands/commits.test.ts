import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryOf, versionsOf, withFilesOf } from '../../commands/commits.mjs';
import { gitIn } from './installed-project.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'commits-')));
const file = join(folder, 'machine.ts');

const git = gitIn(folder);

function commit(text: string): string {
  writeFileSync(file, text);
  git('add', '.');
  git('commit', '--quiet', '--message', text);
  return git('rev-parse', '--short', 'HEAD');
}

const commits = { first: '', main: '', branch: '' };

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  commits.first = commit('first');
  commits.main = commit('main');
  git('checkout', '--quiet', '-b', 'branch', commits.first);
  commits.branch = commit('branch');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the versions to compare', () => {
  const workingTree = { name: 'the working tree', commit: null };

  test('HEAD and the working tree are compared by default', () => {
    expect(versionsOf(folder, [])).toEqual({
      before: { name: 'HEAD', commit: commits.branch },
      after: workingTree,
    });
  });

  test('one named commit is compared with the working tree, and two named commits with each other', () => {
    expect(versionsOf(folder, ['main']).after).toEqual(workingTree);
    expect(versionsOf(folder, ['main', 'HEAD~1'])).toEqual({
      before: { name: 'main', commit: commits.main },
      after: { name: 'HEAD~1', commit: commits.first },
    });
  });

  test('the versions can be given as a range in Git’s notation', () => {
    const main = { name: 'main', commit: commits.main };
    const head = { name: 'HEAD', commit: commits.branch };
    expect(versionsOf(folder, ['main..HEAD'])).toEqual({ before: main, after: head });
    expect(versionsOf(folder, ['main..'])).toEqual({ before: main, after: head });
    expect(versionsOf(folder, ['main...HEAD'])).toEqual({
      before: { name: 'main', commit: commits.first },
      after: head,
    });
  });

  test.each([
    [['nowhere'], 'There is no commit called nowhere.'],
    [['main..nowhere'], 'There is no commit called nowhere.'],
    [['--output=x'], 'There is no commit called --output=x.'],
    [['main..HEAD', 'HEAD'], 'main..HEAD names two versions already.'],
    [['main', 'HEAD', 'branch'], 'Two versions can be compared, not more.'],
  ])('the arguments %j are refused with a reason', (names, sentence) => {
    expect(() => versionsOf(folder, names)).toThrow(sentence);
  });

  test('a folder outside any Git repository is refused', () => {
    expect(repositoryOf(folder)).toBe(folder);
    expect(repositoryOf(file)).toBe(folder);
    expect(() => repositoryOf(tmpdir())).toThrow('is in no Git repository');
  });
});

describe('the files of a commit', () => {
  test('withFilesOf gives its callback the committed files in a new folder, and deletes them afterwards', async () => {
    writeFileSync(file, 'not committed');
    let where = '';
    const text = await withFilesOf(folder, commits.first, async (checkout) => {
      where = checkout;
      return readFileSync(join(checkout, 'machine.ts'), 'utf8');
    });
    expect(text).toBe('first');
    expect(existsSync(where)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('not committed');
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('withFilesOf deletes the files even if its callback fails', async () => {
    let where = '';
    const work = withFilesOf(folder, commits.main, async (checkout) => {
      where = checkout;
      throw new Error('The work fails.');
    });
    await expect(work).rejects.toThrow('The work fails.');
    expect(existsSync(where)).toBe(false);
  });
});
