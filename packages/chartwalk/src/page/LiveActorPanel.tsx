import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { LiveActor } from '../live/after-messages.ts';
import { LiveActorsContext } from '../live/live-actors.ts';
import { modelFor } from '../recording/model-for.ts';
import { recordMoments } from '../recording/record-moments.ts';
import { samplesOf } from '../simulation/samples.ts';
import { innermost } from '../state-paths.ts';
import { Disclosure } from './Disclosure.tsx';
import type { ModeProps } from './mode-props.ts';
import { MomentDetails } from './MomentDetails.tsx';
import { Moments } from './Moments.tsx';
import { MomentSteps } from './MomentSteps.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { RecordButtons } from './RecordButtons.tsx';
import type { useMoment } from './use-moment.ts';
import { WishForm } from './WishForm.tsx';

type LiveActorPanelProps = Pick<ModeProps, 'machine' | 'chart' | 'model'> & {
  actor: LiveActor;
  shown: ReturnType<typeof useMoment>;
};

export function LiveActorPanel({
  machine,
  chart,
  model: known,
  actor,
  shown,
}: LiveActorPanelProps) {
  const { moment, before, isPast, until, goTo } = shown;
  const isGone = LiveActorsContext.useSelector(({ context }) => actor.id in context.gone);
  const model = useMemo(() => modelFor({ machine, model: known }), [machine, known]);
  const samples = useMemo(() => samplesOf(model), [model]);
  const status = moment.status === 'active' ? '' : ` (${moment.status})`;
  return (
    <>
      {isGone && (
        <Alert severity="info" sx={{ mb: 2 }}>
          This actor has stopped, or its tab was closed.
        </Alert>
      )}
      <Typography variant="body2">
        <strong>Actor:</strong> {actor.name}
      </Typography>
      <Typography variant="body2">
        <strong>{isPast ? 'Then:' : 'Now:'}</strong> {innermost(moment.value).join(', ')}
        {status}, on {moment.tabLabel}
      </Typography>
      {moment.children.length > 0 && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          <strong>Running:</strong> {moment.children.join(', ')}
        </Typography>
      )}
      <MomentSteps shown={shown} />
      <PanelHeading>History</PanelHeading>
      <Moments past={actor.past} shown={moment.sequence} onChoose={goTo} />
      <MomentDetails moment={moment} before={before} isPast={isPast} />
      <RecordButtons
        record={() => ({ ...recordMoments(model, until), machine: chart.id })}
        samples={samples}
        isEmpty={until.length < 2}
      />
      {actor.takesEvents && !isGone && (
        <Disclosure label="Send an event">
          <WishForm key={actor.id} chart={chart} actor={actor} samples={samples} />
        </Disclosure>
      )}
      {!actor.takesEvents && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          Production builds don’t accept events from this page.
        </Typography>
      )}
    </>
  );
}
