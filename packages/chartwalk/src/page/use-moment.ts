import { useSearchParams } from 'react-router-dom';
import type { LiveActor } from '../live/after-messages.ts';
import type { InspectedActor } from '../live/protocol.ts';

/**
 * Returns the moment of an actor's history that the user looks at. The URL contains the moment, so a reload
 * shows the same moment. If the URL contains no moment, or a moment that is no longer remembered, the latest
 * moment is returned.
 */
export function useMoment(actor: LiveActor) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = Number(parameters.get('moment') ?? Number.NaN);
  const index = actor.past.findIndex(({ sequence }) => sequence === wanted);
  const isPast = index >= 0;
  const position = isPast ? index : actor.past.length - 1;
  const moment = actor.past[position] as InspectedActor;
  const before = actor.past[position - 1];
  const goTo = (sequence: number | null) =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        next.set('actor', actor.id);
        if (sequence === null) next.delete('moment');
        else next.set('moment', String(sequence));
        return next;
      },
      { replace: true },
    );
  return {
    moment,
    before,
    isPast,
    /** The moments up to `moment`, including it. */
    until: actor.past.slice(0, position + 1),
    earlier: before?.sequence,
    later: isPast ? actor.past[position + 1]?.sequence : undefined,
    goTo,
  };
}
