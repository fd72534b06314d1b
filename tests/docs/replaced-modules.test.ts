/**
 * A screen test that replaces a module must run separately, because the other files share the modules that
 * they have loaded.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testsThatReplaceModules } from '../../vite.config.ts';

test('the screen tests that run separately are those that replace modules', () => {
  const files = ['tests/components', 'tests/paths'].flatMap((folder) =>
    readdirSync(folder).map((file) => `${folder}/${file}`),
  );
  const replacing = files.filter((file) => /^vi\.mock\(/m.test(readFileSync(file, 'utf8')));
  expect(replacing).toEqual(testsThatReplaceModules);
});
