/** Tests the pins file: reading, changing and exporting pins. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { editPins, formatPins, readEdit, readPins } from '../src/gallery/pins.ts';
import type { PinEdit } from '../src/gallery/pins.ts';
import { pinsToMarkdown } from '../src/gallery/pins-markdown.ts';
import { pin } from './board-model.ts';

const NAME = 'chartwalk.pins.json';
const signature = { date: '2026-11-28', author: 'Asha' };
const { now: _now, ...stored } = pin;

const textOf = (...pins: unknown[]) => JSON.stringify({ format: 'chartwalk-pins/1', pins });
const read = (...pins: unknown[]) => readPins(textOf(...pins), NAME);
const edit = (file: ReturnType<typeof read>, change: PinEdit) =>
  editPins(file, change, signature, NAME);

describe('a pins file', () => {
  test('if the pins file does not exist, there are no pins', () => {
    expect(readPins(undefined, NAME).pins).toEqual([]);
  });

  test('a pins file has one line for each field, so that a diff shows what has changed', () => {
    const lines = formatPins(read(stored)).split('\n');
    expect(lines).toContain('      "note": "The answer is cut off.",');
    expect(lines.at(-1)).toBe('');
    expect(readPins(lines.join('\n'), NAME).pins).toEqual([stored]);
  });

  test('a pins file that is not JSON is refused, and the error names the file', () => {
    expect(() => readPins('{ "pins": [', NAME)).toThrow(
      /^chartwalk\.pins\.json is not valid JSON, so its pins are neither shown nor changed: /,
    );
    expect(() => readPins('[]', NAME)).toThrow('has no list called “pins”');
  });

  test.each([
    ['no number', { ...stored, number: undefined }, 'no valid “number”'],
    ['no note', { ...stored, note: 5 }, 'no valid “note”'],
    ['a point outside its picture', { ...stored, point: { ...pin.point, x: 130 } }, '“point”'],
    [
      'a picture elsewhere',
      { ...stored, point: { ...pin.point, picture: '../secret' } },
      '“point”',
    ],
    ['a wrong answer', { ...stored, isResolved: 'no' }, 'no valid “isResolved”'],
    ['no content', null, 'no valid “number”'],
  ])(
    'an entry with %s is reported, and the other pins are still shown',
    (_what, entry, problem) => {
      const file = read(entry, { ...stored, number: 2 });
      expect(file.problems).toEqual([
        expect.stringContaining(
          `Entry 1 of ${NAME} has ${problem.startsWith('“') ? 'no valid ' : ''}`,
        ),
      ]);
      expect(file.problems[0]).toContain(problem);
      expect(file.pins.map(({ number }) => number)).toEqual([2]);
    },
  );

  test('a second pin with the same number, as after a merge, is reported', () => {
    expect(read(stored, stored).problems).toEqual([
      `Entry 2 of ${NAME} has the number 1 a second time. The pin stays in the file, but the board does not show it.`,
    ]);
  });
});

describe('a change of the pins', () => {
  test('an added pin gets the next number, a date and an author', () => {
    const { machine, state, point } = stored;
    const added = edit(read({ ...stored, number: 4 }), {
      kind: 'add',
      pin: { machine, state, point, note: ' Too pale. ' },
    });
    expect(added.pins.at(-1)).toEqual({ ...stored, number: 5, note: 'Too pale.', ...signature });
  });

  test('a change rewrites, resolves, reopens or deletes only one pin', () => {
    const file = read(stored, { ...stored, number: 2 });
    const noteOf = (change: PinEdit) => edit(file, change).pins[0];
    expect(noteOf({ kind: 'rewrite', number: 1, note: 'Fine.' })).toEqual({
      ...stored,
      note: 'Fine.',
    });
    const resolved = edit(file, { kind: 'resolve', number: 1 });
    expect(resolved.pins.map(({ isResolved }) => isResolved)).toEqual([true, false]);
    expect(edit(resolved, { kind: 'reopen', number: 1 }).pins).toEqual(file.pins);
    expect(edit(file, { kind: 'delete', number: 1 }).pins).toEqual([{ ...stored, number: 2 }]);
  });

  test('a change preserves unknown fields and entries that can’t be read', () => {
    const strange = { number: 'seven', note: 'from a newer version' };
    const text = JSON.stringify({ owner: 'design', pins: [strange, { ...stored, colour: 'red' }] });
    const after = editPins(readPins(text, NAME), { kind: 'resolve', number: 1 }, signature, NAME);
    expect(JSON.parse(formatPins(after))).toEqual({
      format: 'chartwalk-pins/1',
      owner: 'design',
      pins: [strange, { ...stored, colour: 'red', isResolved: true }],
    });
  });

  test('a change is refused if the pin no longer exists or the note is empty', () => {
    const file = read(stored);
    expect(() => edit(file, { kind: 'resolve', number: 9 })).toThrow(
      'Pin 9 is no longer in the file.',
    );
    expect(() => edit(file, { kind: 'rewrite', number: 1, note: ' ' })).toThrow(
      'A pin needs a note.',
    );
  });

  test('readEdit refuses a change that is incomplete, invalid or of an unknown kind', () => {
    const { machine, state, note } = stored;
    const pinned = { machine, state, note };
    expect(readEdit({ kind: 'add', pin: { ...pinned, point: null } })).toBeDefined();
    expect(readEdit({ kind: 'delete', number: 1 })).toBeDefined();
    expect(
      readEdit({ kind: 'add', pin: { ...pinned, point: { picture: '../x' } } }),
    ).toBeUndefined();
    expect(readEdit({ kind: 'rewrite', number: 1 })).toBeUndefined();
    expect(readEdit({ kind: 'burn', number: 1 })).toBeUndefined();
    expect(readEdit('delete')).toBeUndefined();
  });
});

test('a board is still served if its pins file can’t be read, but its pins can’t be edited', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pins-'));
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  // The module reads the current folder when it is loaded. The test loads it again, with the new folder.
  vi.resetModules();
  try {
    const { boardPins } = await import('../src/gallery/pins-store.ts');
    const run = { shots: [] };
    expect(boardPins(run, true)).toMatchObject({ isServed: true, canEdit: true });
    writeFileSync(join(folder, NAME), '{ "pins": [');
    expect(boardPins(run, true)).toMatchObject({
      pins: [],
      problems: [expect.stringContaining('is not valid JSON')],
      isServed: true,
      canEdit: false,
    });
  } finally {
    cwd.mockRestore();
    rmSync(folder, { recursive: true });
  }
});

test('pins are exported as Markdown with open pins first, and with a remark if the picture has changed since the pin was added', () => {
  const changed = { kind: 'changed' as const, hash: 'b', share: 0.1, area: null };
  const markdown = pinsToMarkdown([
    { ...pin, isResolved: true },
    { ...pin, number: 2, note: 'Too *pale*.\nSee the rules.', now: changed },
    { ...pin, number: 3, point: null, author: '', date: '' },
  ]);
  expect(markdown).toBe(`# Pins of the states board

## Open (2)

### faq · open

2. Too \\*pale\\*.
   See the rules. (Asha, 2026-11-28)
   Phone, 40 % from the left and 25 % from the top. The picture has changed since.
3. The answer is cut off.
   The whole state.

## Resolved (1)

### faq · open

1. The answer is cut off. (Asha, 2026-11-28)
   Phone, 40 % from the left and 25 % from the top.
`);
});
