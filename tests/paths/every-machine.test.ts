import { expect, test } from 'vitest';
import * as catalogue from '../../machines/index.ts';
import { models } from '../models-by-id.ts';

const walks = Object.values(
  import.meta.glob<string>('./*.test.tsx', { query: '?raw', import: 'default', eager: true }),
);
const isWalked = (name: string) => walks.some((text) => text.includes(`walkPaths(${name},`));

test('every machine of the catalogue has a model under its ID', () => {
  const modelled = [...models].map(([id, { machine }]) => [id, machine]);
  const machines = Object.values(catalogue).map((machine) => [machine.id, machine]);
  expect(Object.fromEntries(modelled)).toEqual(Object.fromEntries(machines));
});

test('every machine except the app’s is walked on its screen', () => {
  const names = Object.keys(catalogue).map((name) => name.replace(/Machine$/, 'Model'));
  expect(names.filter((name) => !isWalked(name))).toEqual(['appModel']);
});

/** The machines whose screens depend most on the browser and on services, and a few small machines. */
const walkedInTheBrowser = [
  'authModalModel',
  'checkoutModel',
  'driverChatModel',
  'geolocationModel',
  'homeDemoModel',
  'trackLookupModel',
];

test('six machines are walked in Chromium on the production build', () => {
  const texts = Object.values(
    import.meta.glob<string>('../../e2e/paths/*.e2e.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  );
  const isWalkedThere = (name: string) =>
    texts.some((text) => text.includes(`walkInBrowser(${name},`));
  expect(walkedInTheBrowser.filter((name) => !isWalkedThere(name))).toEqual([]);
});
