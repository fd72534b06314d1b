/**
 * Serves the states board that `chartwalk gallery` has written, and saves the board's pins in the project's
 * pins file. The board also works without a server, but can't save pins then.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BOARD_ADDRESS } from '../src/gallery/board-address.ts';
import { pinsScript, writeText } from '../src/gallery/board-files.ts';
import { GalleryProblem } from '../src/gallery/gallery-problem.ts';
import { readWrittenRun } from '../src/gallery/stored-runs.ts';
import type { GalleryRun } from '../src/gallery/gallery-run.ts';
import { readEdit } from '../src/gallery/pins.ts';
import { boardPins, savePinEdit } from '../src/gallery/pins-store.ts';
import { galleryFolder } from '../src/gallery/shots.ts';
import { writePins } from '../src/gallery/write-pins.ts';
import { contentTypeOf } from './content-type.ts';
import { isWelcome } from './welcome.ts';

/** The maximum size of a change of the pins, in bytes. */
const MAX_EDIT_BYTES = 100_000;

const NO_BOARD =
  'There is no states board yet. Run chartwalk gallery, which takes the pictures, then open this page again.';

function answer(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  response.end(body);
}

const answerJson = (response: ServerResponse, status: number, value: unknown) =>
  answer(response, status, 'application/json', JSON.stringify(value));

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_EDIT_BYTES) throw new GalleryProblem('This note is too long to be saved.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Writes the script from which the board reads the pins when there is no server. A failure is only logged,
 * because the pin itself has already been saved.
 */
function writePinsOfFile(run: GalleryRun): void {
  try {
    writeText(galleryFolder, 'pins.js', pinsScript(writePins(run)));
  } catch (error) {
    console.error(error);
  }
}

/** Saves a change of the pins. Answers with all pins, or with a sentence for the user. */
async function save(
  request: IncomingMessage,
  response: ServerResponse,
  run: GalleryRun,
): Promise<void> {
  if (!isWelcome(request)) {
    answerJson(response, 403, { problem: 'Only the board of this server can save pins.' });
    return;
  }
  try {
    const edit = readEdit(JSON.parse(await readBody(request)));
    if (!edit) throw new GalleryProblem('This is no change of a pin.');
    savePinEdit(edit);
    writePinsOfFile(run);
    answerJson(response, 200, boardPins(run, true));
  } catch (error) {
    if (!(error instanceof GalleryProblem)) console.error(error);
    const problem =
      error instanceof GalleryProblem
        ? error.message
        : `The file can’t be written: ${String(error)}`;
    answerJson(response, error instanceof GalleryProblem ? 400 : 500, { problem });
  }
}

/**
 * Answers with a file of the gallery's folder. Accepts only simple paths, which can't lead out of the folder.
 */
function serveFile(path: string, response: ServerResponse): void {
  const file = join(galleryFolder, path === '' ? 'index.html' : path);
  const isSimple = /^(?:(?:pictures|charts)\/)?[\w-][\w.-]*$|^$/.test(path);
  if (!isSimple || !existsSync(file)) answer(response, 404, 'text/plain', 'There is no such file.');
  else answer(response, 200, contentTypeOf(file), readFileSync(file));
}

/** Redirects to the URL with a final slash, because the URLs in the page are relative to it. */
function redirectToFolder(response: ServerResponse): void {
  response.statusCode = 302;
  response.setHeader('Location', `${BOARD_ADDRESS}/`);
  response.end();
}

/** Answers with the pins as a script, or saves a change of the pins. */
async function answerPins(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const run = readWrittenRun(galleryFolder);
  if (!run) answer(response, 404, 'text/plain; charset=utf-8', NO_BOARD);
  else if (request.method === 'POST') await save(request, response, run);
  else answer(response, 200, 'text/javascript', pinsScript(boardPins(run, true)));
}

export const servedBoard: Plugin = {
  name: 'chartwalk:board',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(BOARD_ADDRESS, (request, response, next) => {
      const [path = ''] = (request.url ?? '').replace(/^\//, '').split('?');
      const isPins = path === 'pins.js' || path === 'pins';
      if (!existsSync(join(galleryFolder, 'index.html'))) {
        answer(response, 404, 'text/plain; charset=utf-8', NO_BOARD);
      } else if (request.originalUrl === BOARD_ADDRESS) redirectToFolder(response);
      else if (isPins) answerPins(request, response).catch(next);
      else serveFile(path, response);
    });
  },
};
