/**
 * `npm run build`: builds the app in every language into one folder, `dist/` or the folder after `--to`. Its
 * root contains the pages in English, and `hi` contains those in Hindi.
 */
import { fileURLToPath } from 'node:url';
import { buildLanguages } from './build-languages.mjs';

const place = process.argv.indexOf('--to');
const folder = place === -1 ? 'dist' : process.argv[place + 1];

await buildLanguages({
  mode: 'production',
  folder: fileURLToPath(new URL(`../../${folder}/`, import.meta.url)),
});
