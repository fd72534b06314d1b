import { changesBetween } from '../live/changes.ts';
import type { InspectedActor } from '../live/protocol.ts';
import { ChangeList } from './ChangeList.tsx';
import { Disclosure } from './Disclosure.tsx';
import { JsonBlock } from './JsonBlock.tsx';
import { PanelHeading } from './PanelHeading.tsx';

type MomentDetailsProps = {
  moment: InspectedActor;
  /**
   * The actor before the event. Undefined if `moment` is the first in the actor's history, or if the page no
   * longer remembers the previous moment.
   */
  before: InspectedActor | undefined;
  isPast: boolean;
};

export function MomentDetails({ moment, before, isPast }: MomentDetailsProps) {
  return (
    <>
      {before && (
        <>
          <PanelHeading>What changed</PanelHeading>
          <ChangeList changes={changesBetween(before.context, moment.context)} />
        </>
      )}
      <PanelHeading>{isPast ? 'Event' : 'Last event'}</PanelHeading>
      <JsonBlock value={moment.event} label={isPast ? 'Event' : 'Last event'} />
      <PanelHeading>Context</PanelHeading>
      <JsonBlock value={moment.context} label="Context" />
      {before && (
        <Disclosure label="Context before">
          <JsonBlock value={before.context} label="Context before" />
        </Disclosure>
      )}
    </>
  );
}
