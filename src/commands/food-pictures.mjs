/**
 * Draws each kitchen's table of `src/data/kitchen-tables.ts`, and each dish with what lies beside it in
 * `src/data/dish-tables.ts`, into one picture each:
 *
 *     node src/commands/food-pictures.mjs
 *
 * The ground stays clear, so that both schemes can put their own colour behind it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { launchOptions } from './chromium.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['src/data/kitchens', 'src/data/dishes'];

/** Runs in the page. @returns {Promise<Record<string, string>>} WebP as base64, by file */
async function drawAll() {
  const modules = ['kitchen-tables', 'dish-tables', 'menus', 'illustrations'];
  const [{ kitchenTables }, { picturesOf }, { menus }, { illustrations }] = await Promise.all(
    modules.map((module) => import(/* @vite-ignore */ `/src/data/${module}.ts`)),
  );

  const kitchens = Object.entries(kitchenTables).map(([id, table]) => ({
    file: `src/data/kitchens/${id}.webp`,
    pictures: table.map(
      (/** @type {[string, number, number, number, number]} */ [name, x, y, size, turn]) => ({
        src: illustrations[name],
        x,
        y,
        size,
        turn,
      }),
    ),
    width: 676,
    height: 260,
  }));
  const dishes = Object.values(menus)
    .flat()
    .map((dish) => ({
      file: `src/data/dishes/${dish.id}.webp`,
      pictures: picturesOf(dish),
      width: 288,
      height: 258,
    }));

  const drawn = [...kitchens, ...dishes].map(async ({ file, pictures, width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser does not draw.');
    const images = await Promise.all(
      pictures.map(async (/** @type {{ src: string }} */ { src }) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return image;
      }),
    );
    for (const [index, { x, y, size, turn }] of pictures.entries()) {
      const side = (height * size) / 100;
      pen.setTransform(1, 0, 0, 1, (width * x) / 100, (height * y) / 100);
      pen.rotate((turn * Math.PI) / 180);
      pen.drawImage(images[index], -side / 2, -side / 2, side, side);
    }
    const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.5 });
    const bytes = new Uint8Array(await picture.arrayBuffer());
    return [file, btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))];
  });
  return Object.fromEntries(await Promise.all(drawn));
}

const server = await createServer({ root, logLevel: 'error', server: { port: 0 } });
await server.listen();
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}src/shared/logo.svg`);
  const drawn = await page.evaluate(drawAll);
  for (const folder of folders) {
    rmSync(`${root}${folder}`, { recursive: true, force: true });
    mkdirSync(`${root}${folder}`);
  }
  for (const [file, picture] of Object.entries(drawn)) {
    writeFileSync(`${root}${file}`, picture, 'base64');
  }
} finally {
  await browser.close();
  await server.close();
}
