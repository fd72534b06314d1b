/**
 * Changes package.json before `npm pack` and restores it afterwards. With the argument `packed`, the entry
 * points become built modules. With the argument `checkout`, they become sources again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const file = join(import.meta.dirname, 'package.json');
const kept = join(import.meta.dirname, 'dist/package.json.of-checkout');

/** @param {unknown} target an entry point of the checkout */
function builtTarget(target) {
  if (typeof target !== 'string' || !target.endsWith('.ts')) return target;
  const path = target.slice('./'.length, -'.ts'.length);
  return { types: `./dist/types/${path}.d.ts`, default: `./dist/modules/${basename(path)}.js` };
}

const text = readFileSync(file, 'utf8');
if (process.argv[2] === 'checkout') {
  writeFileSync(file, readFileSync(kept));
} else {
  const manifest = JSON.parse(text);
  for (const [name, target] of Object.entries(manifest.exports)) {
    manifest.exports[name] = builtTarget(target);
  }
  // The build contains everything that the page and the modules need.
  delete manifest.devDependencies;
  writeFileSync(kept, text);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
