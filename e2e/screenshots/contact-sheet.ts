/**
 * Puts all pictures on one page, `screenshots/index.html`, with a sheet for each width in each colour scheme.
 */
import { readdirSync, writeFileSync } from 'node:fs';

const FOLDER = 'screenshots';

const style = `
  body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; color: #222; background: #e8e8e8; }
  nav { display: flex; flex-wrap: wrap; gap: 16px; }
  .sheet { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); }
  figure { margin: 0; }
  a img { display: block; width: 100%; max-height: 520px; object-fit: cover; object-position: top; }
  figcaption { padding-top: 4px; }`;

function sheet(folder: string): string {
  const figures = readdirSync(`${FOLDER}/${folder}`)
    .filter((file) => file.endsWith('.png'))
    .map((file) => {
      const name = file.slice(0, -'.png'.length).replaceAll('-', ' ');
      const path = `${folder}/${file}`;
      return `<figure><a href="${path}"><img src="${path}" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
    });
  return `<h2 id="${folder}">${folder.replace('-', ' px, ')}</h2><div class="sheet">${figures.join('')}</div>`;
}

export default function writeContactSheets(): void {
  const folders = readdirSync(FOLDER, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b) || b.localeCompare(a));
  const links = folders.map((folder) => `<a href="#${folder}">${folder.replace('-', ' ')}</a>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>FoodDash, every screen</title>
<style>${style}</style><h1>FoodDash, every screen</h1><nav>${links.join('')}</nav>${folders.map(sheet).join('')}</html>`;
  writeFileSync(`${FOLDER}/index.html`, html);
}
