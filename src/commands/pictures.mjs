/**
 * `npm run pictures -- dish-id …`: renders FoodDash's own pictures of its dishes with Blender, from the
 * recipes in `src/commands/pictures/recipes`.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { complain, Problem, say, withModules } from 'chartwalk/commands';
import { findOrInstallChromium, launchOptions } from './chromium.mjs';

/** @typedef {{ name: string, pixels: string, limit: number }} Size */

const HELP = `npm run pictures -- [dish-id …] [options]

  dish-id …   renders these dishes; without one, every dish that has no picture yet
  --draft     renders small and quickly, to judge a composition
  --encode    only encodes again what has been rendered
  --sheet     makes a contact sheet of what has been rendered: .cache/pictures/sheet.png
  --help      this text

Masters are PNGs in .cache/pictures; the finished AVIF and WebP files are in .cache/pictures/finished.`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = join(root, 'src/commands/pictures');
const masters = join(root, '.cache/pictures');
const drafts = join(masters, 'drafts');
const finished = join(masters, 'finished');

const MASTER = { size: '640x480', samples: '72' };
const DRAFT = { size: '320x240', samples: '14' };

/** What the screens ask for, and at most how many bytes each may have. @type {readonly Size[]} */
const sizes = [
  { name: 'large', pixels: '640x480', limit: 45_000 },
  { name: 'card', pixels: '400x300', limit: 16_000 },
];

/** From the finest to the coarsest: the first that keeps within the limit is taken. */
const avifQuantizers = ['18', '22', '25', '28', '31', '34', '37', '40', '44', '48', '52', '56'];
const webpQualities = ['86', '82', '78', '74', '70', '66', '60', '54', '48', '42', '36'];

try {
  await makePictures();
} catch (error) {
  complain(error);
  process.exitCode = error instanceof Problem ? 2 : 1;
}

async function makePictures() {
  const { values: options, positionals } = readOptions();
  if (options.help) {
    say(HELP);
    return;
  }
  const folder = options.draft ? drafts : masters;
  const dishes = chooseDishes(positionals, folder);
  if (!options.encode && !(options.sheet && positionals.length === 0)) {
    await render(dishes, folder, options.draft ? DRAFT : MASTER);
  }
  if (!options.draft) encode(options.encode && positionals.length === 0 ? known() : dishes);
  if (options.sheet) await makeSheet();
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        draft: { type: 'boolean' },
        encode: { type: 'boolean' },
        sheet: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

/** The dishes that have a recipe: each recipe names its dish in the line above it. */
function known() {
  const recipes = join(kit, 'recipes');
  const text = readdirSync(recipes)
    .filter((file) => file.endsWith('.py'))
    .map((file) => readFileSync(join(recipes, file), 'utf8'))
    .join('\n');
  return Array.from(
    text.matchAll(/^@(?:recipe|cover|scene)\("(?<dish>[^"]+)"/gm),
    ({ groups }) => groups?.['dish'] ?? '',
  );
}

/**
 * @param {readonly string[]} named
 * @param {string} folder where pictures that exist already are
 */
function chooseDishes(named, folder) {
  const dishes = known();
  const unknown = named.find((dish) => !dishes.includes(dish));
  if (unknown) throw new Problem(`There is no recipe for ${unknown} in ${kit}/recipes.`);
  if (named.length > 0) return named;
  return dishes.filter((dish) => !existsSync(join(folder, `${dish}.png`)));
}

/**
 * @param {readonly string[]} dishes
 * @param {string} folder
 * @param {{ size: string, samples: string }} quality
 */
async function render(dishes, folder, { size, samples }) {
  if (dishes.length === 0) {
    say('Every dish has its picture. Name a dish to render it again.');
    return;
  }
  const options = ['--to', folder, '--size', size, '--samples', samples];
  const blender = spawn(
    'nice',
    ['-n', '19', 'blender', '-b', '-P', join(kit, 'render.py'), '--', ...options, ...dishes],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
  );
  let rendered = 0;
  for await (const line of createInterface({ input: blender.stdout })) {
    if (/^(?:rendered|Traceback|\w+Error: )/.test(line)) say(line);
    if (line.startsWith('rendered')) rendered += 1;
  }
  if (rendered === dishes.length) return;
  if (!isInstalled('blender')) {
    throw new Problem('Blender is missing: apt-get install -y blender python3-numpy');
  }
  throw new Problem(`Blender rendered ${rendered} of ${dishes.length} dishes.`);
}

/** @param {string} program */
function isInstalled(program) {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} dishes */
function encode(dishes) {
  for (const program of ['avifenc', 'cwebp']) {
    if (!isInstalled(program)) {
      throw new Problem(`${program} is missing: apt-get install -y libavif-bin webp`);
    }
  }
  mkdirSync(finished, { recursive: true });
  for (const dish of dishes) {
    if (!existsSync(join(masters, `${dish}.png`))) continue;
    const bytes = sizes.map((size) => {
      const master = join(masters, size.name === 'card' ? `${dish}.card.png` : `${dish}.png`);
      const to = join(finished, `${dish}.${size.name}`);
      return `${size.name} ${encodeAvif(master, to, size.limit)} and ${encodeWebp(master, to, size.limit)}`;
    });
    say(`${dish}: ${bytes.join(', ')} bytes as AVIF and WebP`);
  }
}

/** @param {string} master @param {string} to @param {number} limit */
function encodeAvif(master, to, limit) {
  const jobs = String(cpus().length);
  return encodeWithin(`${to}.avif`, limit, avifQuantizers, (quantizer, file) => {
    const quality = [
      '--min',
      '0',
      '--max',
      '63',
      '-a',
      'end-usage=q',
      '-a',
      `cq-level=${quantizer}`,
    ];
    execFileSync(
      'avifenc',
      ['-s', '4', '-j', jobs, '-y', '420', ...quality, '-a', 'tune=ssim', master, file],
      { stdio: 'ignore' },
    );
  });
}

/** @param {string} master @param {string} to @param {number} limit */
function encodeWebp(master, to, limit) {
  return encodeWithin(`${to}.webp`, limit, webpQualities, (quality, file) => {
    const options = ['-quiet', '-m', '6', '-sharp_yuv', '-q', quality];
    execFileSync('cwebp', [...options, master, '-o', file], { stdio: 'ignore' });
  });
}

/**
 * Encodes at the first of several qualities whose file keeps within a limit, and returns its bytes.
 *
 * @param {string} file
 * @param {number} limit
 * @param {readonly string[]} qualities
 * @param {(quality: string, file: string) => void} encodeAt
 */
function encodeWithin(file, limit, qualities, encodeAt) {
  for (const quality of qualities) {
    encodeAt(quality, file);
    const { size } = statSync(file);
    if (size <= limit) return size;
  }
  rmSync(file);
  throw new Problem(`${file} has more than ${limit} bytes at every quality.`);
}

/** Shows every rendered dish as its card does and large, or its draft if it has no master. */
async function makeSheet() {
  const pictures = known()
    .map((dish) => ({
      dish,
      file: [masters, drafts].map((folder) => join(folder, `${dish}.png`)).find(existsSync),
    }))
    .filter(({ file }) => file !== undefined);
  const names = await namesOfDishes();
  const figures = pictures.map(({ dish, file }) => {
    const source = `data:image/png;base64,${readFileSync(file ?? '', 'base64')}`;
    return `<figure><div><img class="large" src="${source}"><img class="card" src="${source}"></div>
      <figcaption>${names.get(dish) ?? dish}</figcaption></figure>`;
  });
  findOrInstallChromium();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 2080, height: 1000 } });
    await page.setContent(`<style>
      body { margin: 16px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; }
      body { background: #1c1a18; color: #f4efe8; font: 600 17px sans-serif; }
      figure { margin: 0 } figure div { display: flex; gap: 8px; align-items: start }
      figcaption { margin-top: 6px }
      .large { width: 340px; aspect-ratio: 4 / 3 }
      .card { width: 152px; height: 136px; object-fit: cover; border-radius: 12px }
    </style>${figures.join('')}`);
    writeFileSync(join(masters, 'sheet.png'), await page.screenshot({ fullPage: true }));
  } finally {
    await browser.close();
  }
  say(`${pictures.length} dishes: ${join(masters, 'sheet.png')}`);
}

/** @returns {Promise<Map<string, string>>} the names of the dishes by their ids */
async function namesOfDishes() {
  return withModules(root, async (load) => {
    const { menus } = /** @type {typeof import('../data/menus.ts')} */ (
      await load(`${root}src/data/menus.ts`)
    );
    return new Map(
      Object.values(menus)
        .flat()
        .map(({ id, name }) => [id, name]),
    );
  });
}
