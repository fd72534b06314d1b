import { changesBetween } from '../live/changes.ts';
import type { InspectedActor } from '../live/protocol.ts';
import { ChangeList } from './ChangeList.tsx';
import { Disclosure } from './Disclosure.tsx';
import { JsonBlock } from './JsonBlock.tsx';
import { PanelHeading } from './PanelHeading.tsx';

type MomentDetailsProps = {
  moment: InspectedActor;
  /**
   * The previous moment; undefined if `moment` is the first, or if the previous moment is no longer
   * remembered.
   */
  before: InspectedActor | undefined;
  isPast: boolean;
};

/** Shows an event with the context before and after it, beginning with the changes. */
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
