import { describe, expect, test } from 'vitest';
import {
  figuresTable,
  mismatchesOf,
  survivorsList,
  survivorsOf,
  withSection,
} from '../../src/commands/mutation-figures.mjs';

const source = ["export const answer = yes && 'no';", 'export const list = [', '  1,', '];'].join(
  '\n',
);

function mutant(status: string, from: [number, number], to: [number, number], replacement: string) {
  const [start, end] = [from, to].map(([line, column]) => ({ line, column }));
  return { status, replacement, location: { start: start ?? at, end: end ?? at } };
}
const at = { line: 1, column: 1 };

const list = mutant('NoCoverage', [2, 21], [4, 2], '[]');
const word = mutant('Survived', [1, 30], [1, 34], '""');
const report = {
  files: {
    'machines/b.ts': {
      source,
      mutants: [
        list,
        word,
        mutant('Killed', [1, 23], [1, 34], 'true'),
        mutant('Timeout', [1, 23], [1, 34], 'false'),
        mutant('Ignored', [1, 23], [1, 26], 'never'),
      ],
    },
    'machines/a.ts': { source, mutants: [mutant('Killed', [1, 23], [1, 34], 'true')] },
  },
};

test('each file has a row, and all of them together; ignored mutants do not count', () => {
  expect(figuresTable(report).split('\n').slice(2)).toEqual([
    '| `machines/a.ts` | 1 | 1 | 0 | 0 | 0 | 100.00 % |',
    '| `machines/b.ts` | 4 | 1 | 1 | 1 | 1 | 50.00 % |',
    '| all | 5 | 2 | 1 | 1 | 1 | 60.00 % |',
  ]);
});

test('a file without mutants has no score', () => {
  const table = figuresTable({ files: { 'machines/a.ts': { source, mutants: [] } } });
  expect(table).toContain('| `machines/a.ts` | 0 | 0 | 0 | 0 | 0 | – |');
});

test('survivors are the lines they change, before and after, in the order of the file', () => {
  expect(survivorsOf(report)).toEqual([
    {
      file: 'machines/b.ts',
      line: 1,
      original: "export const answer = yes && 'no';",
      replacement: 'export const answer = yes && "";',
    },
    {
      file: 'machines/b.ts',
      line: 2,
      original: 'export const list = [ 1, ];',
      replacement: 'export const list = [];',
    },
  ]);
});

describe('the list of survivors', () => {
  const survivors = survivorsOf(report);
  const explanation = {
    file: 'machines/b.ts',
    original: "export const answer = yes && 'no';",
    replacement: 'export const answer = yes && "";',
    reason: 'Nobody reads it.',
  };

  test('gives the reason, or says that there is none', () => {
    expect(survivorsList(survivors, [explanation])).toBe(
      [
        "- `machines/b.ts:1`: `export const answer = yes && 'no';`",
        '  becomes `export const answer = yes && "";`. Nobody reads it.',
        '- `machines/b.ts:2`: `export const list = [ 1, ];`',
        '  becomes `export const list = [];`. **No reason given yet.**',
      ].join('\n'),
    );
  });

  test('takes no reason that was given for another mutant', () => {
    const others = [{ file: 'machines/a.ts' }, { original: "'yes'" }, { replacement: "'maybe'" }];
    for (const other of others) {
      const told = survivorsList(survivors, [{ ...explanation, ...other }]);
      expect(told).not.toContain(explanation.reason);
    }
  });

  test('says so where there is no survivor', () => {
    expect(survivorsList([], [explanation])).toBe('None.');
  });
});

describe('survivors and reasons that do not belong together', () => {
  const survivors = survivorsOf(report);
  const explanations = survivors.map((survivor) => ({ ...survivor, reason: 'Nobody reads it.' }));
  const [first] = survivors;
  const [ofFirst] = explanations;

  test('are none where each survivor has its reason', () => {
    expect(mismatchesOf(survivors, explanations)).toEqual({ unexplained: [], outdated: [] });
  });

  test('are a survivor without a reason', () => {
    expect(mismatchesOf(survivors, explanations.slice(1))).toEqual({
      unexplained: [first],
      outdated: [],
    });
  });

  test('are a reason whose mutant is gone', () => {
    expect(mismatchesOf(survivors.slice(1), explanations)).toEqual({
      unexplained: [],
      outdated: [ofFirst],
    });
  });
});

describe('a section of the document', () => {
  const markdown = 'Before\n<!-- figures -->old<!-- /figures -->\nAfter';

  test('is replaced, and nothing around it', () => {
    expect(withSection(markdown, 'figures', 'new')).toBe(
      'Before\n<!-- figures -->\n\nnew\n\n<!-- /figures -->\nAfter',
    );
  });

  test('must be there', () => {
    expect(() => withSection(markdown, 'survivors', 'new')).toThrow('no section "survivors"');
  });
});
