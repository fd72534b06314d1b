/** Names the inspected tabs. */
import type { LiveKnowledge } from './after-messages.ts';
import type { InspectedActor } from './protocol.ts';
import { createNameCounter } from './name-counter.ts';

/**
 * Returns the path that each tab shows, with a number if several tabs show the same path. Open tabs are
 * first. An open tab's path comes from its running actors, because the tab may have shown another page
 * before.
 */
export function tabNames({
  actors,
  gone,
}: Pick<LiveKnowledge, 'actors' | 'gone'>): ReadonlyMap<string, string> {
  const present = Object.values(actors);
  const open = new Set(present.map(({ tab }) => tab));
  const latest = new Map<string, InspectedActor>();
  for (const actor of [...present, ...Object.values(gone).filter(({ tab }) => !open.has(tab))]) {
    const known = latest.get(actor.tab);
    if (!known || known.at <= actor.at) latest.set(actor.tab, actor);
  }
  const toUniqueName = createNameCounter((name, number) => `${name} (tab ${number})`);
  return new Map([...latest].map(([tab, { tabLabel }]) => [tab, toUniqueName(tabLabel)]));
}
