/** Writes SVG as text. */

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const attribute = (value: string | number) =>
  `"${typeof value === 'number' ? Math.round(value * 10) / 10 : escaped(value)}"`;

export function tag(name: string, attributes: Record<string, string | number>, inner = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}=${attribute(value)}`)
    .join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** Adds the font at this URL to a picture. A data URL contains the font itself. */
export function withFontAt(svg: string, address: string): string {
  const style = `<style>@font-face{font-family:'Figtree Variable';font-weight:400 800;src:url(${address}) format('woff2')}</style>`;
  return svg.replace('<defs>', `${style}<defs>`);
}
