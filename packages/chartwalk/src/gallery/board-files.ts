/** Writes the files of the board's page, which works without a server. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { BoardData, BoardPins } from './board-data.ts';

/** The folder with the page's built script and style, which only an installed package contains. */
const builtFolder = fileURLToPath(new URL('../board/', import.meta.url));
const packageFolder = fileURLToPath(new URL('../..', import.meta.url));

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>States board</title>
<link rel="stylesheet" href="board.css">
<script src="board-data.js" defer></script>
<script src="pins.js" defer></script>
<script src="board.js" defer></script>
</head>
<body>
<div id="root"></div>
<noscript>The states board needs JavaScript.</noscript>
</body>
</html>
`;

/**
 * Returns a script that gives the page a value. A JSON file would not do, because browsers do not load JSON
 * without a server.
 */
const scriptOf = (name: string, value: unknown) =>
  `globalThis.${name} = ${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)};\n`;

export const boardDataScript = (data: BoardData) => scriptOf('chartwalkBoard', data);
export const pinsScript = (pins: BoardPins) => scriptOf('chartwalkPins', pins);

/**
 * Builds the script and the style of the page. The script is not a module, because browsers load modules only
 * from a server.
 */
export async function buildBoard(folder: string): Promise<void> {
  const { NODE_ENV: before } = process.env;
  // The Vite server that loads the project's modules has set this variable. The build would otherwise use
  // that value.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: false,
      root: packageFolder,
      logLevel: 'warn',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        emptyOutDir: false,
        lib: {
          entry: join(packageFolder, 'src/board/main.tsx'),
          formats: ['iife'],
          name: 'chartwalkBoardPage',
          fileName: () => 'board.js',
          cssFileName: 'board',
        },
        // Without these settings, the build would warn about the directive `use client` in some packages, and
        // about a slow computer.
        rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
      },
    });
  } finally {
    process.env['NODE_ENV'] = before;
  }
}

async function writePageParts(folder: string): Promise<void> {
  if (!existsSync(join(builtFolder, 'board.js'))) {
    await buildBoard(folder);
    return;
  }
  for (const file of ['board.js', 'board.css'])
    copyFileSync(join(builtFolder, file), join(folder, file));
}

export function writeText(folder: string, address: string, text: string): void {
  const file = join(folder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export async function writeBoardFiles(
  folder: string,
  data: BoardData,
  pins: BoardPins,
): Promise<void> {
  writeText(folder, 'index.html', page);
  writeText(folder, 'board-data.js', boardDataScript(data));
  writeText(folder, 'pins.js', pinsScript(pins));
  await writePageParts(folder);
}
