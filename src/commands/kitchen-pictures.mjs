/**
 * Draws each kitchen's table of `src/data/kitchen-tables.ts` into one picture:
 *
 *     node src/commands/kitchen-pictures.mjs
 *
 * The ground stays clear, so that both schemes can put their own colour behind it.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { launchOptions } from './chromium.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs in the page. @returns {Promise<Record<string, string>>} WebP as base64, by kitchen */
async function drawTables() {
  const WIDTH = 676;
  const HEIGHT = 260;
  const modules = ['/src/data/kitchen-tables.ts', '/src/data/illustrations.ts'];
  const [{ kitchenTables }, { illustrations }] = await Promise.all(
    modules.map((module) => import(/* @vite-ignore */ module)),
  );
  const drawings = Object.entries(kitchenTables).map(async ([kitchen, table]) => {
    const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser does not draw.');
    const images = await Promise.all(
      table.map(async (/** @type {[string, number, number, number, number]} */ [name]) => {
        const image = new Image();
        image.src = illustrations[name];
        await image.decode();
        return image;
      }),
    );
    for (const [index, [, x, y, size, turn]] of table.entries()) {
      const side = (HEIGHT * size) / 100;
      pen.setTransform(1, 0, 0, 1, (WIDTH * x) / 100, (HEIGHT * y) / 100);
      pen.rotate((turn * Math.PI) / 180);
      pen.drawImage(images[index], -side / 2, -side / 2, side, side);
    }
    const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.5 });
    const bytes = new Uint8Array(await picture.arrayBuffer());
    return [kitchen, btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))];
  });
  return Object.fromEntries(await Promise.all(drawings));
}

const server = await createServer({ root, logLevel: 'error', server: { port: 0 } });
await server.listen();
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}src/shared/logo.svg`);
  for (const [kitchen, picture] of Object.entries(await page.evaluate(drawTables))) {
    writeFileSync(`${root}src/data/kitchens/${kitchen}.webp`, picture, 'base64');
  }
} finally {
  await browser.close();
  await server.close();
}
