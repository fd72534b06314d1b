import { expect, test } from 'vitest';
import { slimStyles } from '../../src/prerender/page-styles.ts';

const light =
  '--mui-spacing:8px;--mui-ink:#111;--mui-paper:#fff;--mui-accent:#00f;--mui-link:var(--mui-accent, #00f);';
const dark = '--mui-ink:#eee;--mui-paper:#000;--mui-accent:#0cf;--mui-link:var(--mui-ink, #eee);';

/** A page whose theme has these variables, with a rule and an element that may use them. */
function page(rule: string, element = '<p>Menu</p>'): string {
  return `<style>:root{${light}}@media (prefers-color-scheme: dark){:root{${dark}}}</style><style data-emotion="css a">${rule}</style>${element}`;
}

test('a variable that light and dark agree on is written out where it is used', () => {
  expect(slimStyles(page('.css-a{padding:calc(1.5 * var(--mui-spacing, 8px));}'))).toContain(
    '.css-a{padding:12px}',
  );
});

test('a variable that dark changes stays one, with both its values and without a substitute', () => {
  const html = slimStyles(page('.css-a{color:var(--mui-ink, #111);}'));
  expect(html).toContain('.css-a{color:var(--mui-ink)}');
  expect(html).toContain(':root{--mui-ink:#111}');
  expect(html).toContain(':root{--mui-ink:#eee}');
});

test('variables that the page does not use are left to the script', () => {
  expect(slimStyles(page('.css-a{color:var(--mui-ink, #111);}'))).not.toContain('--mui-paper');
});

test('what the values of a used variable use is kept', () => {
  const html = slimStyles(page('.css-a{color:var(--mui-link, #00f);}'));
  expect(html).toContain(':root{--mui-ink:#111;--mui-accent:#00f;--mui-link:var(--mui-accent)}');
  expect(html).toContain(':root{--mui-ink:#eee;--mui-accent:#0cf;--mui-link:var(--mui-ink)}');
});

test('a variable that only an element’s own style uses is kept', () => {
  const html = slimStyles(page('', '<p style="color:var(--mui-paper, #fff)">Menu</p>'));
  expect(html).toContain(':root{--mui-paper:#fff}');
  expect(html).toContain('<p style="color:var(--mui-paper)">');
});

test('a substitute with brackets of its own goes as a whole', () => {
  expect(
    slimStyles(page('.css-a{color:var(--mui-ink, color-mix(in srgb, rgb(1, 2, 3), #fff));}')),
  ).toContain('.css-a{color:var(--mui-ink)}');
});

test('variables of nobody’s theme keep their substitutes', () => {
  expect(slimStyles(page('.css-a{color:var(--mui-unknown, red);}'))).toContain(
    'var(--mui-unknown,red)',
  );
});

test('the script is told which rules are there', () => {
  expect(slimStyles(page('.css-a{color:red;}'))).toContain('<style data-emotion="css a">');
});
