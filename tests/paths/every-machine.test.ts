import { expect, test } from 'vitest';
import * as catalogue from '../../machines/index.ts';

/**
 * Machines that no screen uses yet, so that nobody can walk them. One that gets its screen must leave
 * this list and be walked.
 */
const notYetOnAScreen: readonly string[] = [];

/** Machines on a screen that nobody walks yet. */
const notYetWalked: readonly string[] = [];

const machines = new Set(Object.keys(catalogue));

function textsOf(files: Record<string, unknown>): string[] {
  return Object.values(files) as string[];
}

const screens = textsOf(
  import.meta.glob('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
);
const walks = textsOf(
  import.meta.glob('./*.test.tsx', { query: '?raw', import: 'default', eager: true }),
);
const isOnAScreen = (name: string) => screens.some((text) => text.includes(name));
const isWalked = (name: string) => walks.some((text) => text.includes(`walkPaths(${name},`));

test('each machine is walked on its screen, or waits for one', () => {
  const excused = new Set([...notYetOnAScreen, ...notYetWalked]);
  expect([...machines].filter((name) => isWalked(name) === excused.has(name))).toEqual([]);
});

test('what waits for a screen is a machine without one', () => {
  expect(notYetOnAScreen.filter((name) => !machines.has(name) || isOnAScreen(name))).toEqual([]);
});

test('what waits to be walked is a machine on a screen', () => {
  expect(notYetWalked.filter((name) => !machines.has(name) || !isOnAScreen(name))).toEqual([]);
});
