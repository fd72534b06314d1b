import { expect, test } from 'vitest';
import { importAgain } from '../../src/services/import-again.ts';

test('a failure that names no code is the answer', async () => {
  const failure = new TypeError('Importing a module script failed.');
  await expect(importAgain(failure)).rejects.toBe(failure);
});

test('code that was asked for again already is not asked for a third time', async () => {
  const failure = new TypeError(
    'Failed to fetch dynamically imported module: http://localhost/assets/Cart.js?again=1',
  );
  await expect(importAgain(failure)).rejects.toBe(failure);
});
