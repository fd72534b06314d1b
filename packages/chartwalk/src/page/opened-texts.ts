/** Stores the JSON that the user opened in this tab, so that it is still open after a reload. */
import * as v from 'valibot';
import { writeStorage, readStorage } from '../web-storage.ts';

const KEY = 'statecharts:opened';

const texts = v.array(v.object({ name: v.string(), text: v.string() }));
const stored = v.fallback(v.pipe(v.string(), v.parseJson(), texts), []);

export type OpenedText = v.InferOutput<typeof texts>[number];

export function readOpenedTexts(): OpenedText[] {
  return v.parse(stored, readStorage('sessionStorage', KEY));
}

/** Stores the texts, if the browser allows it. */
export function storeOpenedTexts(opened: readonly OpenedText[]): void {
  writeStorage('sessionStorage', KEY, JSON.stringify(opened));
}
