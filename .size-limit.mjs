/**
 * The size budgets of a build, in kB (gzipped, except fonts and images). `npm run check:budgets` builds and
 * measures. Afterwards, `npx size-limit` shows every figure. When a limit is set, it is a tenth above the
 * measured size. Raise a limit only if a change is worth more bytes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const limits = {
  /** All scripts that a page's HTML names. */
  scriptsOfPages: {
    'index.html': 255,
    'about.html': 246,
    'services.html': 248,
    'blog.html': 247,
    'restaurants.html': 262,
    'restaurant/any.html': 269,
    'checkout.html': 255,
    'orders.html': 266.5,
    'track.html': 274,
    '404.html': 243.5,
  },
  /** The chunks that load after a page's first scripts, or only on one page. */
  chunks: {
    firebase: 32.2,
    'firebase-clients': 39.1,
    LeafletMap: 100,
    AboutPage: 2.7,
    ServicesPage: 3.2,
    BlogPage: 3.6,
    RestaurantListPage: 7.3,
    RestaurantPage: 7.5,
    CheckoutPage: 10.1,
    OrdersPage: 5.1,
    TrackPage: 17,
  },
  htmlOfEachPage: 38.2,
  allFonts: 31.4,
  eachImage: 60,
  /** The two sizes of each picture of food. */
  eachCard: 16,
  eachLarge: 45,
};

/**
 * The amount that is added to each limit for the pages in Hindi. These pages are larger, because a Devanagari
 * letter takes three bytes, and because they also contain the texts that all languages share.
 */
const EXTRA_KB_IN_HINDI = 5;

const build = '.cache/checked-build';
const files = existsSync(build) ? readdirSync(build, { recursive: true }).map(String) : [];
const path = (file) => join(build, file);
const chunkName = (file) => basename(file).replace(/-[\w-]{8}\.js$/, '');

/**
 * Returns the files that were found. Throws an error if there are none, because a limit on no files is never
 * exceeded.
 */
function required(what, found) {
  if (found.length === 0) throw new Error(`The build has no ${what}: see .size-limit.mjs.`);
  return found;
}

/**
 * Matches text that is in the statechart tool's files but in no file of the app. Customers must not load any
 * part of the tool.
 */
const ofTheTool = /chartwalk|[Ss]tatechart|react-flow__|elk\.layered/;
const strays = files
  .filter((file) => /\.(?:html|js|css|json)$/.test(file))
  .filter((file) => ofTheTool.test(file) || ofTheTool.test(readFileSync(path(file), 'utf8')));
if (strays.length > 0) {
  throw new Error(`The build contains files of the statechart tool: ${strays.join(', ')}.`);
}

/** Returns the scripts that a page names, the largest first. */
function scriptsOf(page) {
  const html = readFileSync(path(page), 'utf8');
  const scripts = new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file));
  return required(`script in ${page}`, [...scripts])
    .map((file) => ({ file, size: gzipSync(readFileSync(path(file))).length }))
    .toSorted((a, b) => b.size - a.size);
}

const pages = Object.entries(limits.scriptsOfPages);
const pagesInHindi = pages.map(([page, limit]) => [
  page === 'index.html' ? 'hi.html' : `hi/${page}`,
  limit + EXTRA_KB_IN_HINDI,
]);

const pageBudgets = [...pages, ...pagesInHindi].map(([page, limit]) => {
  const scripts = scriptsOf(page);
  const largest = scripts
    .slice(0, 6)
    .map(({ file, size }) => `${chunkName(file)} ${(size / 1000).toFixed(1)}`);
  return {
    name: `Scripts of ${page}`,
    path: scripts.map(({ file }) => path(file)),
    limit: `${limit} kB`,
    gzip: true,
    message: `No click works before these scripts have loaded, and a phone waits 5 ms for each kB. The largest of ${scripts.length} scripts are: ${largest.join(', ')} kB.`,
  };
});

/** The scripts that the pages in Hindi name, and the chunks that these scripts load later. */
const scriptsInHindi = new Set();
const addScripts = (names) => {
  for (const file of names) {
    if (scriptsInHindi.has(file)) continue;
    scriptsInHindi.add(file);
    addScripts(
      [
        ...readFileSync(path(file), 'utf8').matchAll(
          /["'`./](?:assets\/)?([\w.-]+-[\w-]{8}\.js)["'`]/g,
        ),
      ].map(([, name]) => `assets/${name}`),
    );
  }
};
addScripts(pagesInHindi.flatMap(([page]) => scriptsOf(page).map(({ file }) => file)));

const chunkBudgets = Object.entries(limits.chunks).flatMap(([chunk, limit]) =>
  required(
    `chunk ${chunk}`,
    files.filter((file) => file.endsWith('.js') && chunkName(file) === chunk),
  ).map((file) => ({
    name: `Chunk ${basename(file)}`,
    path: path(file),
    limit: `${scriptsInHindi.has(file) ? limit + EXTRA_KB_IN_HINDI : limit} kB`,
    gzip: true,
    message: `Customers wait for ${chunk} before they see its content. See what it imports now.`,
  })),
);

const htmlBudgets = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    name: `HTML of ${file}`,
    path: path(file),
    limit: `${limits.htmlOfEachPage + (/^hi\b/.test(file) ? 2 : 0)} kB`,
    gzip: true,
    message: 'The first paint waits for the whole page, with the styles in it.',
  }));

function limitOfImage(file) {
  if (/\.card-[\w-]+\.avif$/.test(file)) return limits.eachCard;
  if (/\.large-[\w-]+\.avif$/.test(file)) return limits.eachLarge;
  return limits.eachImage;
}

const imageBudgets = files
  .filter((file) => /\.(?:png|jpe?g|webp|avif|gif|svg)$/.test(file))
  .map((file) => ({
    name: `Image ${file}`,
    path: path(file),
    limit: `${limitOfImage(file)} kB`,
    brotli: false,
    message: 'An image this large has more pixels or paths than anybody sees.',
  }));

export default [
  ...pageBudgets,
  ...chunkBudgets,
  ...htmlBudgets,
  {
    name: 'Fonts',
    path: required(
      'font',
      files.filter((file) => file.endsWith('.woff2')),
    ).map(path),
    limit: `${limits.allFonts} kB`,
    brotli: false,
    message: 'If a font arrives late, the text is drawn a second time.',
  },
  ...imageBudgets,
];
