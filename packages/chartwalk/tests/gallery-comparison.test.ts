/**
 * Tests how the gallery compares two pictures, two runs of its command, and the current run with the run that
 * was shown at the last visit.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync, deflateSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { allPictures, baselinesOf, LAST_VISIT } from '../src/board/baseline.ts';
import { readVisits, visit } from '../src/board/visits.ts';
import type { BoardData } from '../src/gallery/board-data.ts';
import { comparePixels } from '../src/gallery/compare-pixels.ts';
import { compareRuns } from '../src/gallery/differences.ts';
import type { GalleryRun } from '../src/gallery/gallery-run.ts';
import { findRun } from '../src/gallery/stored-runs.ts';
import { readPng } from '../src/gallery/png.ts';
import { usualVariants } from '../src/gallery/variants.ts';
import { pngOf } from './pictures.ts';
import { writeProject } from './write-files.ts';

const pixelsOf = (...picture: Parameters<typeof pngOf>) => readPng(pngOf(...picture));

describe('two pictures', () => {
  test('two pictures are equal if no pixel differs visibly', () => {
    expect(comparePixels(pixelsOf(100), pixelsOf(100))).toBeNull();
    expect(comparePixels(pixelsOf(100), pixelsOf(110))).toBeNull();
  });

  test('the difference of two pictures is the share of differing pixels and the rectangle around them', () => {
    const after = pixelsOf(100, { x: 6, y: 3, grey: 200 });
    expect(comparePixels(pixelsOf(100), after)).toEqual({
      share: 1 / 32,
      area: { left: 75, top: 75, width: 12.5, height: 25 },
    });
  });

  test('two pictures of different sizes differ completely', () => {
    const small = { ...pixelsOf(100), width: 4 };
    expect(comparePixels(small, pixelsOf(100))).toEqual({ share: 1, area: null });
  });
});

test('two stored pictures are compared only once, even by different boards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  try {
    const [before, after] = [pngOf(100), pngOf(100, { x: 6, y: 3, grey: 200 })];
    vi.resetModules();
    const first = await import('../src/gallery/stored-runs.ts');
    const fileOf = (png: Buffer) =>
      join(first.picturesFolder, first.pictureFile(first.storePicture(png)));
    const files = [fileOf(before), fileOf(after)] as const;
    const change = first.compareFiles(...files);
    expect(change).toMatchObject({ share: 1 / 32 });
    first.storeComparisons();
    rmSync(files[0]);
    vi.resetModules();
    const second = await import('../src/gallery/stored-runs.ts');
    expect(second.compareFiles(...files)).toEqual(change);
    rmSync(files[1]);
    second.storeComparisons();
    vi.resetModules();
    const third = await import('../src/gallery/stored-runs.ts');
    expect(third.compareFiles(...files)).toBeNull();
  } finally {
    cwd.mockRestore();
    rmSync(folder, { recursive: true });
  }
});

/** PNG has five filters. A row with filter 0 contains colours, and any other row contains differences. */
test.each([
  [0, [10, 20, 30, 40, 50, 60]],
  [1, [10, 20, 30, 30, 30, 30]],
  [2, [10, 20, 30, 40, 50, 60]],
  [3, [10, 20, 30, 35, 40, 45]],
  [4, [10, 20, 30, 30, 30, 30]],
])('readPng reads rows that are encoded with PNG filter %i', (filter, row) => {
  const png = pngOf(0);
  const start = png.indexOf('IDAT') - 4;
  const header = Buffer.from(png.subarray(0, start));
  header.writeUInt32BE(2, 16);
  header.writeUInt32BE(1, 20);
  const data = deflateSync(Buffer.from([filter, ...row]));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const file = Buffer.concat([header, length, Buffer.from('IDAT'), data, Buffer.alloc(4)]);
  expect([...inflateSync(data)]).toEqual([filter, ...row]);
  expect([...readPng(file).data]).toEqual([10, 20, 30, 40, 50, 60]);
});

test('a file that is not a PNG is refused', () => {
  expect(() => readPng(Buffer.from('<html>'))).toThrow('This is not a PNG.');
});

const [phone, desktop] = usualVariants.filter(({ name }) => /^\w+$/.test(name));

function runOf(
  takenAt: string,
  pictures: Readonly<Record<string, Readonly<Record<string, string>>>>,
  others: Partial<GalleryRun> = {},
): GalleryRun {
  return {
    format: 'chartwalk-gallery/1',
    commit: 'abc1234',
    hasChanges: false,
    takenAt,
    isPartial: false,
    variants: [phone, desktop].flatMap((variant) => variant ?? []),
    projects: ['English'],
    shots: Object.entries(pictures).map(([state, hashes]) => ({
      machine: 'faq',
      state,
      project: 'English',
      pictures: hashes,
      start: 'at the questions',
      steps: [],
      event: 'faq.toggled',
      test: 'faq',
      file: 'faq.e2e.ts',
      walk: 'faq',
      isPrimary: true,
    })),
    ...others,
  };
}

describe('the run to compare with', () => {
  const dirty = runOf('3', {}, { hasChanges: true });
  const clean = runOf('2', {});
  const other = runOf('1', {}, { commit: 'def5678' });

  test('findRun returns a run of the commit, preferably one without uncommitted changes', () => {
    expect(findRun('abc1234', [dirty, clean, other]).run).toBe(clean);
    expect(findRun('abc1234ffff', [dirty, other]).run).toBe(dirty);
    expect(findRun('def', [dirty, clean, other]).run).toBe(other);
  });

  test('findRun fails if the commit has no stored pictures, and names the commits that have some', () => {
    expect(() => findRun('fff0000', [clean, other])).toThrow(
      /^No pictures of fff0000 are stored\. There are pictures of abc1234, def5678\. Check the commit out/,
    );
  });

  test('findRun fails if a folder is not a gallery', () => {
    expect(() => findRun(import.meta.dirname, [])).toThrow(/ is no gallery: it contains no /);
  });
});

test('a new board can still compare with the oldest stored run, although writing the board removes that run', async () => {
  const folder = writeProject({
    'chartwalk.config.ts':
      "export const config = { title: 'Tea house', machines: {}, models: {} };",
  });
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.stubEnv('GALLERY', JSON.stringify({ variants: [], isPartial: false, since: 'commit1' }));
  vi.spyOn(console, 'warn').mockReturnValue();
  try {
    vi.resetModules();
    const { readStoredRuns, storePicture, storeRun } =
      await import('../src/gallery/stored-runs.ts');
    const { writeShot } = await import('../src/gallery/shots.ts');
    const { default: writeGallery } = await import('../src/gallery/write-gallery.ts');
    const runOfGrey = (grey: number) =>
      runOf(
        `2026-11-0${grey}T12:00:00.000Z`,
        { open: { Phone: storePicture(pngOf(grey)) } },
        { commit: `commit${grey}` },
      );
    for (const grey of [1, 2, 3, 4, 5, 6]) storeRun(runOfGrey(grey));
    for (const shot of runOfGrey(7).shots) writeShot(shot);
    await writeGallery();
    expect(readFileSync(join(folder, 'gallery/board-data.js'), 'utf8')).toContain(
      '"since":"2026-11-01T12:00:00.000Z"',
    );
    const [, ...earlier] = readStoredRuns().map(({ commit }) => commit);
    expect(earlier).toEqual(['commit6', 'commit5', 'commit4', 'commit3', 'commit2']);
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  }
});

const slight = { share: 0.01, area: null };

describe('two runs', () => {
  const before = runOf('1', { open: { Phone: 'a', Desktop: 'b' }, closed: { Phone: 'c' } });

  test('the comparison of two runs lists changed, new and missing pictures', () => {
    const after = runOf('2', { open: { Phone: 'a', Desktop: 'x' }, half: { Phone: 'd' } });
    const { byPicture, gone } = compareRuns(before, after, () => slight);
    expect(byPicture).toEqual({
      'faq · open · English · Desktop': { kind: 'changed', before: 'b', ...slight },
      'faq · half · English · Phone': { kind: 'new' },
    });
    expect(gone).toMatchObject([{ state: 'closed', variant: 'Phone', hash: 'c' }]);
  });

  test('two different files with the same pixels do not count as a difference', () => {
    const after = runOf('2', { open: { Phone: 'z', Desktop: 'b' }, closed: { Phone: 'c' } });
    expect(compareRuns(before, after, () => null).byPicture).toEqual({});
  });

  test('two runs are compared only in the variants that both have', () => {
    const variants = before.variants.slice(0, 1);
    const fewer = runOf('2', { open: { Phone: 'a' }, closed: { Phone: 'c' } }, { variants });
    expect(compareRuns(before, fewer, () => slight)).toEqual({ byPicture: {}, gone: [] });
    expect(compareRuns(fewer, before, () => slight)).toEqual({ byPicture: {}, gone: [] });
  });

  test('no picture counts as new or missing if one of the runs was limited to some walks', () => {
    const partial = runOf('2', { open: { Phone: 'a' } }, { isPartial: true });
    expect(compareRuns(before, partial, () => slight).gone).toEqual([]);
    expect(compareRuns(partial, before, () => slight).byPicture).toEqual({});
  });
});

const board = (takenAt: string, hash: string): BoardData => ({
  title: 'Tea house',
  run: { name: 'abc1234', takenAt },
  variants: [],
  projects: ['English'],
  projectLabel: 'Language',
  machines: [
    {
      id: 'faq',
      description: null,
      chart: { light: '', dark: '' },
      screen: null,
      states: [
        {
          path: 'open',
          description: null,
          view: null,
          reason: null,
          shots: runOf(takenAt, { open: { Phone: hash } }).shots,
        },
      ],
    },
  ],
  earlier: [],
  since: null,
});
const visited = (stored: ReturnType<typeof readVisits>, data: BoardData) =>
  visit(stored, { run: data.run.takenAt, at: '2026-11-28', pictures: allPictures(data) });
const pictureId = { machine: 'faq', state: 'open', project: 'English', variant: 'Phone' };

describe('the last visit', () => {
  test('on the first visit, the board offers no comparison with an earlier visit', () => {
    expect(baselinesOf(board('1', 'a'), visited(null, board('1', 'a')).before)).toEqual([]);
  });

  test('opening the same run again keeps the earlier run as “your last visit”', () => {
    const first = visited(null, board('1', 'a'));
    const second = visited(first, board('2', 'b'));
    expect(visited(second, board('2', 'b'))).toEqual(second);
    const [since] = baselinesOf(board('2', 'b'), second.before);
    expect(since).toMatchObject({ value: LAST_VISIT, name: 'your last visit, 2026-11-28' });
    expect(since?.differenceAt(pictureId, 'b')).toMatchObject({ kind: 'changed', before: 'a' });
    expect(since?.differenceAt(pictureId, 'a')).toBeUndefined();
    expect(since?.differenceAt({ ...pictureId, state: 'half' }, 'c')).toEqual({ kind: 'new' });
    expect(since?.differenceAt({ ...pictureId, variant: 'Desktop' }, 'c')).toBeUndefined();
  });

  test('the last visit is compared by pixels if its pictures are still stored', () => {
    const key = 'faq · open · English · Phone';
    const earlier = [
      { takenAt: '1', name: 'abc', gone: [], byPicture: { [key]: { kind: 'new' as const } } },
    ];
    const { before } = visited(visited(null, board('1', 'a')), board('2', 'b'));
    const [since] = baselinesOf({ ...board('2', 'b'), earlier }, before);
    expect(since?.differenceAt(pictureId, 'b')).toEqual({ kind: 'new' });
  });

  test('visits that can’t be read are ignored', () => {
    expect(readVisits('{')).toBeNull();
    expect(readVisits('{"last":{}}')).toBeNull();
  });
});
