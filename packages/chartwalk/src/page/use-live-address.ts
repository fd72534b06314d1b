import { addressOf, idOf } from '../catalogue.ts';
import type { InspectedActor } from '../live/protocol.ts';
import { CatalogueContext } from './CatalogueContext.tsx';

type LiveAddress = (
  actor: Pick<InspectedActor, 'id' | 'machine'>,
  moment?: number,
) => string | null;

/**
 * Returns a function that creates the URL of the chart that shows an actor, now or at an earlier moment. The
 * URL is null if the page has no chart of the actor's machine.
 */
export function useLiveAddress(): LiveAddress {
  const entries = CatalogueContext.useSelector(({ context }) => context.entries);
  return ({ id: actor, machine }, moment) => {
    const id = idOf(machine, entries);
    if (id === undefined) return null;
    const query = new URLSearchParams({ actor });
    if (moment !== undefined) query.set('moment', String(moment));
    return `${addressOf(id, 'live')}?${query}`;
  };
}
