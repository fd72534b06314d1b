/** Loads the modules of another project that make machines and are no tests themselves. */
import { expect, inject, test } from 'vitest';

test.each(inject('sources').map((file) => [file]))('%s', async (file) => {
  expect(await import(/* @vite-ignore */ file)).toBeDefined();
});
