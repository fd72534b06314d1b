/** The browser's Back closes whatever opens over a page: each of these says that it is open. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FROM_MUI = /from '@mui\/material\/(?:Dialog|Drawer|Menu|Modal|Popover|SwipeableDrawer)'/;

/** Only where it is imported: a restaurant has a menu, too. */
const OPENED = /<(?:Dialog|Drawer|Menu|Modal|Popover|SwipeableDrawer)\b/g;

/** A layer with a place for notices, or one that only Back closes. */
const REPORTED = /<(?:Layer|ClosedByBack) /g;

const opening = ['app', 'features', 'shared']
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true }).map((name) => `${folder}/${String(name)}`),
  )
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, code: readFileSync(`src/${name}`, 'utf8') }))
  .filter(({ code }) => FROM_MUI.test(code))
  .map(({ name, code }) => ({
    name,
    opened: code.match(OPENED)?.length ?? 0,
    reported: code.match(REPORTED)?.length ?? 0,
  }))
  .filter(({ opened }) => opened > 0);

test('there are dialogs, drawers and menus to look at', () => {
  expect(opening.map(({ name }) => name)).toContain('features/cart/CartDrawer.tsx');
});

test.each(opening)('Back closes each dialog, drawer and menu of $name', ({ opened, reported }) => {
  expect(reported).toBe(opened);
});
