import { describe, expect, test } from 'vitest';
import { isolated } from '../../src/domain/isolated.ts';

describe('isolated', () => {
  test.each(['', '12 Lodhi Road', 'घंटी बजाओ 🍛', '\u0000'])('returns %j unchanged', (text) => {
    expect(isolated(text)).toBe(text);
  });

  test.each(['گلی قاسم جان', 'רחוב 12', '\u200F12', '𐤀', '𞤀', 'Block ب'])(
    'isolates %j from the text around it',
    (text) => {
      expect(isolated(text)).toBe(`\u2068${text}\u2069`);
    },
  );

  test.each(['\u202E', '\u202D', '\u202A', '\u2066', '\u2067', '\u2068', '\u2069', '\u202C'])(
    'removes %j, which would change the direction of the text around it or end the isolation',
    (control) => {
      expect(isolated(`12${control} Lodhi Road`)).toBe('12 Lodhi Road');
      expect(isolated(`${control}گلی${control}`)).toBe('\u2068گلی\u2069');
    },
  );
});
