import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articles, featuredArticle } from '../../src/data/articles.ts';
import { findLarge } from '../../src/data/large-dishes.ts';
import { menus } from '../../src/data/menus.ts';
import { pictureTints } from '../../src/data/picture-tints.ts';
import { LARGE_SCALE, toCover, toDishPicture } from '../../src/data/pictures.ts';
import type { PictureSource } from '../../src/data/pictures.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import { emptyThali, hero, nihari, parcel } from '../../src/data/scenes.ts';

const MAX_CARD_BYTES = 16_000;
const MAX_LARGE_BYTES = 45_000;

const data = new URL('../../src/data/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, data));
const namesIn = (folder: string, size: 'card' | 'large') =>
  readdirSync(new URL(folder, data))
    .filter((file) => file.endsWith(`.${size}.avif`))
    .map((file) => file.replace(`.${size}.avif`, ''));

/** Reads the width and the height from an AVIF file. Both follow the name of the file's `ispe` box. */
function sizeOf(file: Buffer): [width: number, height: number] {
  const box = file.indexOf('ispe');
  return [file.readUInt32BE(box + 8), file.readUInt32BE(box + 12)];
}

const dishes = Object.values(menus).flat();
const pictures: [path: string, picture: PictureSource][] = [
  ...dishes.map((dish): [string, PictureSource] => [
    `dishes/${dish.id}`,
    toDishPicture(dish, findLarge(dish.id)),
  ]),
  ...restaurants.map((restaurant): [string, PictureSource] => [
    `kitchens/${restaurant.id}`,
    toCover(restaurant),
  ]),
  ['scenes/hero', hero],
  ['scenes/nihari', nihari],
  ['scenes/parcel', parcel],
  ['scenes/empty-thali', emptyThali],
];

describe('the pictures of food', () => {
  it.each(pictures)(
    '%s has a small and a large file, both within the size limits @3.1.1',
    (path, { card, large, width, height }) => {
      expect(card).toContain(`${path}.card.avif`);
      expect(large).toContain(`${path}.large.avif`);
      const [cardFile, largeFile] = [read(`${path}.card.avif`), read(`${path}.large.avif`)];
      expect(cardFile.length).toBeLessThanOrEqual(MAX_CARD_BYTES);
      expect(largeFile.length).toBeLessThanOrEqual(MAX_LARGE_BYTES);
      expect(sizeOf(cardFile)).toEqual([width, height]);
      expect(sizeOf(largeFile)).toEqual([width * LARGE_SCALE, height * LARGE_SCALE]);
    },
  );

  it.each(pictures)(
    '%s has a colour that is shown until the picture has loaded',
    (path, { tint }) => {
      expect(tint).toMatch(/^#[\da-f]{3}$/);
      expect(tint).toBe(pictureTints[path]);
    },
  );

  it('no two pictures are the same @3.1.1', () => {
    for (const size of ['card', 'large']) {
      const hashes = pictures.map(([path]) =>
        createHash('sha256')
          .update(read(`${path}.${size}.avif`))
          .digest('hex'),
      );
      expect(new Set(hashes).size).toBe(pictures.length);
    }
  });

  it('every picture is used', () => {
    const paths = pictures.map(([path]) => path).toSorted();
    for (const size of ['card', 'large'] as const) {
      const files = ['dishes', 'kitchens', 'scenes'].flatMap((folder) =>
        namesIn(folder, size).map((name) => `${folder}/${name}`),
      );
      expect(files.toSorted()).toEqual(paths);
    }
    expect(Object.keys(pictureTints).toSorted()).toEqual(paths);
  });

  it('every article of the magazine has a different picture', () => {
    const shown = [featuredArticle, ...articles].map(({ picture }) => picture.card);
    expect(shown).not.toContain('');
    expect(new Set(shown).size).toBe(shown.length);
  });
});
