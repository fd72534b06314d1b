/** Compares two versions of a project: the charts of their machines, and their code. */
import { findCodeChanges } from '../code/code-changes.ts';
import { changedFiles } from '../code/piece.ts';
import type { ReadVersion } from './read-version.ts';
import { recordChanges } from './record.ts';
import type { ChangesRecord, CoverageOf, Version } from './record.ts';
import { codeSentences } from './sentences.ts';

export function compareVersions(
  versions: { before: Version; after: Version },
  before: ReadVersion,
  after: ReadVersion,
  covered: { before: CoverageOf; after: CoverageOf },
): ChangesRecord {
  return recordChanges(versions, before, after, covered, {
    files: changedFiles(before.modules, after.modules, after.files),
    codeChanges: (was, is, comparison) => {
      const both = {
        before: { ...was, modules: before.modules },
        after: { ...is, modules: after.modules },
      };
      return codeSentences(findCodeChanges(both, comparison));
    },
  });
}
