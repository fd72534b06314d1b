/**
 * Stryker's Vitest runner counts failed tests, and a file that does not load contains none. Without this
 * test, a mutant that breaks loading would count as survived.
 * https://github.com/stryker-mutator/stryker-js/issues/6150
 */
import { expect, test } from 'vitest';

const modules = import.meta.glob([
  '../../machines/index.ts',
  '../../src/domain/*.ts',
  '../../src/services/{carts,chats,follow-link,geolocation,identity-errors,map-tiles,share-link,stored-order}.ts',
]);

test.each(Object.entries(modules))('%s can be loaded', async (_, load) => {
  await expect(load()).resolves.toBeDefined();
});
