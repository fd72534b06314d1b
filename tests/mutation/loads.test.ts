/**
 * Stryker's vitest runner counts failed tests, and a file that does not load holds none: without this
 * test, a mutant that no machine could be made of would pass for one that survived.
 * https://github.com/stryker-mutator/stryker-js/issues/6150
 */
import { expect, test } from 'vitest';

test('every machine can be loaded', async () => {
  await expect(import('../../machines/index.ts')).resolves.toBeDefined();
});
