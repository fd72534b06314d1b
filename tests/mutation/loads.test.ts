/**
 * Stryker's vitest runner counts failed tests, and a file that does not load holds none: without this
 * test, a mutant that nothing could be made of would pass for one that survived.
 * https://github.com/stryker-mutator/stryker-js/issues/6150
 */
import { expect, test } from 'vitest';

const modules = import.meta.glob([
  '../../machines/index.ts',
  '../../src/domain/*.ts',
  '../../src/services/{carts,chats,stored-order}.ts',
]);

test.each(Object.entries(modules))('%s can be loaded', async (_, load) => {
  await expect(load()).resolves.toBeDefined();
});
