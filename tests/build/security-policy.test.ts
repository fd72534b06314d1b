import { expect, test } from 'vitest';
import { contentSecurityPolicy, forbiddenScripts } from '../../src/build/security-policy-plugin.ts';

const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const directives = new Map(
  contentSecurityPolicy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);

test('a script that stands in a page is known by its hash', () => {
  expect(forbiddenScripts('<script>alert(1)</script>', "script-src 'self'")).toEqual([hash]);
  expect(forbiddenScripts('<script>alert(1)</script>', `script-src ${hash}`)).toEqual([]);
});

test('a script with an address needs no hash, and data is no script', () => {
  const html =
    '<script type="module" src="/a.js"></script><script type="application/json">[]</script>';
  expect(forbiddenScripts(html, '')).toEqual([]);
});

test('nothing is evaluated, and no script is trusted but the own ones', () => {
  const scripts = directives.get('script-src') ?? [];
  expect(scripts).toContain("'self'");
  for (const source of scripts) expect(source).toMatch(/^'(self|sha256-[\w+/]+=*)'$/);
  expect(directives.get('default-src')).toEqual(["'none'"]);
});

test('the browser may talk to the identity service and the tile server only', () => {
  expect(directives.get('connect-src')).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://*.tile.openstreetmap.org',
  ]);
});

test('no page can be framed, rebased or made to post elsewhere', () => {
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual(["'self'"]);
});
