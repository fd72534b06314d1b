/** Stores the JSON that the user opened in this tab, so that it is still open after a reload. */
import * as v from 'valibot';
import { keep, recalled } from '../kept.ts';

const KEY = 'statecharts:opened';

const texts = v.array(v.object({ name: v.string(), text: v.string() }));
const stored = v.fallback(v.pipe(v.string(), v.parseJson(), texts), []);

export type OpenedText = v.InferOutput<typeof texts>[number];

export function recallOpened(): OpenedText[] {
  return v.parse(stored, recalled('sessionStorage', KEY));
}

/** Stores the texts, if the browser allows it. */
export function keepOpened(opened: readonly OpenedText[]): void {
  keep('sessionStorage', KEY, JSON.stringify(opened));
}
