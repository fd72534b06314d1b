/**
 * Checks that components leave state and effects to the machines. The test lists every exception with its
 * reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const VALUE = 'holds what was typed, chosen or asked for';
const STORED = 'reads what is stored, at each change';
const OPEN = 'says whether something is open, on which nothing else depends';
const FACT = 'shows what the browser reports, at each change';
const DOM = 'touches the DOM';
const ADDRESS = 'changes the address, as Navigate does';
const START = 'knows whether the page or its code is there';
const MOUNTED = 'tells a machine what is mounted';
const SUBSCRIPTION = 'shows the browser what is stored, and holds no state';
const REQUESTED = 'tells a machine what the URL asks for';

const ownState: Record<
  string,
  typeof FACT | typeof VALUE | typeof STORED | typeof OPEN | typeof START
> = {
  'features/active-order/use-active-orders.ts': STORED,
  'features/checkout/FormattedField.tsx': VALUE,
  'features/notices/use-typed-card.ts': VALUE,
  'features/restaurant/DishSheet.tsx': VALUE,
  'features/restaurant/Menu.tsx': VALUE,
  'features/restaurants/RestaurantList.tsx': VALUE,
  'features/services-page/Faq.tsx': VALUE,
  'features/tracking/FollowAlong.tsx': VALUE,
  'shared/LoadError.tsx': FACT,
  'shared/NewsletterForm.tsx': VALUE,
  'shared/loadable.tsx': START,
  'shared/use-disclosure.ts': OPEN,
  'shared/use-is-hydrated.ts': START,
  'shared/use-show-more.tsx': VALUE,
  'shared/use-unread-messages.ts': STORED,
};

const ownEffects: Record<
  string,
  | typeof ADDRESS
  | typeof DOM
  | typeof START
  | typeof MOUNTED
  | typeof REQUESTED
  | typeof SUBSCRIPTION
> = {
  'features/header/MobileMenu.tsx': DOM,
  'features/order-news/OrderNews.tsx': SUBSCRIPTION,
  'features/restaurant/use-scroll-to-dish.ts': DOM,
  'features/restaurants/ConsumeSearchParam.tsx': ADDRESS,
  'features/tracking/BaseMap.tsx': DOM,
  'features/tracking/ChatMessages.tsx': DOM,
  'features/tracking/MapGestures.tsx': DOM,
  'features/tracking/MapView.tsx': DOM,
  'features/tracking/TrackLookup.tsx': DOM,
  'features/tracking/use-in-view.ts': DOM,
  'features/tracking/use-track-lookup.ts': REQUESTED,
  'shared/Page.tsx': DOM,
  'shared/loadable.tsx': START,
  'shared/open-layers.ts': MOUNTED,
  'shared/use-focus-on-mount.ts': DOM,
  'shared/use-input-before-hydration.ts': DOM,
};

const OWN_STATE = /\b(?:useState|useReducer|useSyncExternalStore)\b/;
const OWN_EFFECT = /\b(?:useEffect|useLayoutEffect|useInsertionEffect)\b/;

const components = ['features', 'shared'].flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true })
    .map((name) => `${folder}/${String(name)}`)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, code: readFileSync(`src/${name}`, 'utf8') })),
);

function filesWith(pattern: RegExp): string[] {
  return components.flatMap(({ name, code }) => (pattern.test(code) ? [name] : [])).toSorted();
}

test('only the listed components have state of their own', () => {
  expect(filesWith(OWN_STATE)).toEqual(Object.keys(ownState));
});

test('only the listed components have effects of their own', () => {
  expect(filesWith(OWN_EFFECT)).toEqual(Object.keys(ownEffects));
});
