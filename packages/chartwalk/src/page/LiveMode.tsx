import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { shallowEqual } from '@xstate/react';
import { useMemo } from 'react';
import type { LiveActor } from '../live/after-messages.ts';
import { LiveActorsContext } from '../live/live-actors.ts';
import { tabNames } from '../live/tab-names.ts';
import { innermost } from '../state-paths.ts';
import { ChartAndPanel } from './ChartAndPanel.tsx';
import { LiveActorPanel } from './LiveActorPanel.tsx';
import { LiveHelp } from './LiveHelp.tsx';
import { paintOfMoment } from './live-paint.ts';
import type { ModeProps } from './mode-props.ts';
import { noPaint } from './paint.ts';
import { useModeParameters } from './use-mode-parameters.ts';
import { useMoment } from './use-moment.ts';

type FollowedProps = ModeProps & { actors: readonly LiveActor[]; actor: LiveActor };

function Followed({ drawing, actors, actor, ...entry }: FollowedProps) {
  const [, setParameters] = useModeParameters();
  const shown = useMoment(actor);
  const tabs = LiveActorsContext.useSelector(({ context }) => {
    const names = tabNames(context);
    return actors.map(({ tab }) => names.get(tab));
  }, shallowEqual);
  const { moment, isPast } = shown;
  // The highlights are memoised, because new events of the app must not redraw the chart of an earlier
  // moment.
  const paint = useMemo(() => paintOfMoment(moment, isPast), [moment, isPast]);
  return (
    <ChartAndPanel
      drawing={drawing}
      paint={paint}
      label={`Statechart of ${entry.chart.id}, ${isPast ? 'at an earlier moment' : 'live'}`}
      panelLabel="Live"
    >
      {actors.length > 1 && (
        <TextField
          select
          size="small"
          fullWidth
          label="Actor"
          value={actor.id}
          onChange={({ target }) => setParameters({ actor: target.value }, { replace: true })}
          sx={{ mb: 2 }}
        >
          {actors.map(({ id, name, value }, index) => (
            <MenuItem key={id} value={id}>
              {name} on {tabs[index]}: {innermost(value).join(', ')}
            </MenuItem>
          ))}
        </TextField>
      )}
      <LiveActorPanel {...entry} actor={actor} shown={shown} />
    </ChartAndPanel>
  );
}

/** Shows the chart with the active states of an actor, either now or at an earlier moment. */
export function LiveMode(props: ModeProps) {
  const { machine, chart, drawing } = props;
  const [parameters] = useModeParameters();
  const wanted = parameters.get('actor');
  const actors = LiveActorsContext.useSelector(
    ({ context }) => Object.values(context.actors).filter((each) => each.machine === machine.id),
    shallowEqual,
  );
  const gone = LiveActorsContext.useSelector(({ context }) => {
    const actor = wanted === null ? undefined : context.gone[wanted];
    return actor?.machine === machine.id ? actor : undefined;
  });
  const actor = actors.find(({ id }) => id === wanted) ?? gone ?? actors.at(-1);
  if (actor) {
    const choosable = actors.includes(actor) ? actors : [...actors, actor];
    return <Followed {...props} actors={choosable} actor={actor} />;
  }
  return (
    <ChartAndPanel
      drawing={drawing}
      paint={noPaint}
      label={`Statechart of ${chart.id}, live`}
      panelLabel="Live"
    >
      <LiveHelp what={`No inspected tab runs ${chart.id} at the moment.`} />
    </ChartAndPanel>
  );
}
