import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { always, replaceIn } from '../screen-faults/apply-fault.ts';
import { faults } from '../screen-faults/faults.mjs';

test.each([...always, ...faults])(
  'the run of screen faults can replace “$from” in $file',
  (replacement) => {
    const code = readFileSync(replacement.file, 'utf8');
    expect(replaceIn(code, replacement)).toContain(replacement.to);
  },
);
