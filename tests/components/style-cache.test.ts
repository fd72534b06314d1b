import { expect, test } from 'vitest';
import { createStyleCache } from '../../src/style-cache.ts';

/** Returns the rule that Emotion writes for these declarations. */
function write(styles: string): string | null {
  const cache = createStyleCache();
  cache.insert('.a', { name: 'a', styles, next: undefined }, cache.sheet, true);
  return cache.sheet.tags.at(-1)?.textContent ?? null;
}

test('the style cache writes most declarations unchanged', () => {
  expect(write('display:flex;appearance:none;position:sticky;')).toBe(
    '.a{display:flex;appearance:none;position:sticky;}',
  );
});

test('the style cache adds the prefixed properties that Safari needs', () => {
  expect(write('user-select:none;backdrop-filter:blur(4px);')).toBe(
    '.a{-webkit-user-select:none;user-select:none;-webkit-backdrop-filter:blur(4px);backdrop-filter:blur(4px);}',
  );
});
