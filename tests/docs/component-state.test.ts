/** Modes live in machines: what a component keeps or does by itself is listed here, with its reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const VALUE = 'holds what was typed or chosen';
const DOM = 'touches the DOM';

const reasons: Record<string, typeof VALUE | typeof DOM> = {
  'checkout/FormattedField.tsx': VALUE,
  'restaurant/Menu.tsx': VALUE,
  'restaurant/MenuItemCard.tsx': DOM,
  'restaurants/RestaurantList.tsx': VALUE,
  'tracking/BaseMap.tsx': DOM,
  'tracking/ChatMessages.tsx': DOM,
  'tracking/MapView.tsx': DOM,
  'tracking/TrackForm.tsx': DOM,
};

const OWN_STATE = /\b(?:useState|useReducer|useSyncExternalStore)\b/;
const OWN_EFFECT = /\b(?:useEffect|useLayoutEffect|useInsertionEffect)\b/;

const FOLDER = 'src/features';

const components = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(`${FOLDER}/${name}`, 'utf8') }));

function filesWith(pattern: RegExp): string[] {
  return components.flatMap(({ name, code }) => (pattern.test(code) ? [name] : [])).toSorted();
}

function listedAs(reason: string): string[] {
  return Object.keys(reasons).filter((name) => reasons[name] === reason);
}

test('state of a component holds what was typed or chosen, never a mode', () => {
  expect(filesWith(OWN_STATE)).toEqual(listedAs(VALUE));
});

test('an effect of a component touches the DOM, and never does a machine’s work', () => {
  expect(filesWith(OWN_EFFECT)).toEqual(listedAs(DOM));
});
