/**
 * `npm run build`: builds the app in every language into one folder, `dist/` or the folder after `--to`. Its
 * root contains the pages in English, and `hi` contains those in Hindi.
 */
import { fileURLToPath } from 'node:url';
import { buildsOfLanguages, buildTogether } from './build-together.mjs';

const place = process.argv.indexOf('--to');
const folder = place === -1 ? 'dist' : process.argv[place + 1];

await buildTogether(
  fileURLToPath(new URL(`../../${folder}/`, import.meta.url)),
  buildsOfLanguages('production'),
);
