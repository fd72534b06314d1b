/** The JSON that somebody opened in this tab: it is there again after a reload. */
import * as v from 'valibot';

const KEY = 'statecharts:opened';

const stored = v.array(v.object({ name: v.string(), text: v.string() }));

export type OpenedText = v.InferOutput<typeof stored>[number];

export function recallOpened(): OpenedText[] {
  try {
    const parsed = v.safeParse(stored, JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.output : [];
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
