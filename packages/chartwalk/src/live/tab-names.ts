/** Names the inspected tabs. */
import type { InspectedActor } from './protocol.ts';

/** Returns the path that each tab shows, with a number if several tabs show the same path. */
export function tabNames(actors: readonly InspectedActor[]): ReadonlyMap<string, string> {
  const addresses = new Map<string, InspectedActor>();
  for (const actor of actors) {
    const known = addresses.get(actor.tab);
    if (!known || known.at <= actor.at) addresses.set(actor.tab, actor);
  }
  const counts = new Map<string, number>();
  return new Map(
    [...addresses].map(([tab, { address }]) => {
      const number = (counts.get(address) ?? 0) + 1;
      counts.set(address, number);
      return [tab, number === 1 ? address : `${address} (tab ${number})`];
    }),
  );
}
