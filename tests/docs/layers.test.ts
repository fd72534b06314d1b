/** Checks that every layer over a page reports that it is open, so that the browser's Back can close it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FROM_MUI = /from '@mui\/material\/(?:Dialog|Drawer|Menu|Modal|Popover|SwipeableDrawer)'/;

/** Used only with `FROM_MUI`, because FoodDash has its own component `Menu`. */
const OPENED = /<(?:Dialog|Drawer|Menu|Modal|Popover|SwipeableDrawer)\b/g;

/** A layer that displays notices, or one that only handles Back. */
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

test('the test finds the cart drawer among the layers', () => {
  expect(opening.map(({ name }) => name)).toContain('features/cart/CartDrawer.tsx');
});

test.each(opening)('Back closes each dialog, drawer and menu of $name', ({ opened, reported }) => {
  expect(reported).toBe(opened);
});
