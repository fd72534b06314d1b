/**
 * Every layer over a page must report that it is open, because the browser's Back closes only layers that
 * have reported this.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FROM_MUI = /from '@mui\/material\/(?:Dialog|Drawer|Menu|Modal|Popover|SwipeableDrawer)'/;

/**
 * Matches MUI's layers, but also FoodDash's own component `Menu`. Only files that match `FROM_MUI` are
 * therefore searched.
 */
const OPENED = /<(?:Dialog|Drawer|Menu|Modal|Popover|SwipeableDrawer)\b/g;

/** Matches the two components that report a layer: `Layer`, which also shows notices, and `ClosedByBack`. */
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

test.each(opening)(
  'each dialog, drawer and menu of $name reports that it is open',
  ({ opened, reported }) => {
    expect(reported).toBe(opened);
  },
);
