/** The machines that somebody opened in this tab: they are there again after a reload. */
import * as v from 'valibot';
import { readMachine } from '../opening/read-machine.ts';

const KEY = 'statecharts:opened';

const stored = v.array(v.object({ name: v.string(), text: v.string() }));

export type OpenedText = v.InferOutput<typeof stored>[number];

/** Those that still make a machine. */
export function recallOpened(): OpenedText[] {
  try {
    const parsed = v.safeParse(stored, JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    const texts = parsed.success ? parsed.output : [];
    return texts.filter(({ text }) => readMachine(text).kind === 'machine');
  } catch {
    return [];
  }
}

/** Keeps them as far as the browser lets it. */
export function keepOpened(texts: readonly OpenedText[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    // They are forgotten with the page.
  }
}
