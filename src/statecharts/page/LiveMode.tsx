import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveActorsContext } from '../live/live-actors.ts';
import type { LiveActor } from '../live/live-machine.ts';
import { ChartAndPanel } from './ChartAndPanel.tsx';
import { JsonBlock } from './JsonBlock.tsx';
import { LiveHelp } from './LiveHelp.tsx';
import { innermost } from '../state-paths.ts';
import { paintOfActor } from './live-paint.ts';
import type { ModeProps } from './mode-props.ts';
import { moveLabel } from './move-label.ts';
import { noPaint } from './paint.ts';
import { PanelHeading } from './PanelHeading.tsx';

function Past({ actor }: { actor: LiveActor }) {
  return (
    <Box component="ol" reversed start={actor.sequence} sx={{ m: 0, pl: 4, fontSize: 13 }}>
      {actor.past.toReversed().map(({ sequence, event, value }) => (
        <Box component="li" key={sequence} sx={{ py: 0.5 }}>
          <Box component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {moveLabel(event.type)}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {innermost(value).join(', ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The machine as it runs in the app's tabs right now. */
export function LiveMode({ chart, drawing }: ModeProps) {
  const actors = LiveActorsContext.useSelector(
    ({ context }) => Object.values(context.actors).filter(({ machine }) => machine === chart.id),
    shallowEqual,
  );
  const [parameters, setParameters] = useSearchParams();
  const chosen = actors.find(({ id }) => id === parameters.get('actor')) ?? actors.at(-1);
  const paint = useMemo(() => (chosen ? paintOfActor(chosen) : noPaint), [chosen]);
  return (
    <ChartAndPanel
      drawing={drawing}
      paint={paint}
      label={`Statechart of ${chart.id}, live`}
      panelLabel="Live"
    >
      {chosen ? (
        <>
          {actors.length > 1 && (
            <TextField
              select
              size="small"
              fullWidth
              label="Actor"
              value={chosen.id}
              onChange={({ target }) => setParameters({ actor: target.value }, { replace: true })}
              sx={{ mb: 2 }}
            >
              {actors.map(({ id, address, value }) => (
                <MenuItem key={id} value={id}>
                  {address}: {innermost(value).join(', ')}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Typography variant="body2">
            <strong>Now:</strong> {innermost(chosen.value).join(', ')}
            {chosen.status === 'active' ? '' : ` (${chosen.status})`}, on {chosen.address}
          </Typography>
          {chosen.children.length > 0 && (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              <strong>Running:</strong> {chosen.children.join(', ')}
            </Typography>
          )}
          <PanelHeading>Last event</PanelHeading>
          <JsonBlock value={chosen.event} label="Last event" />
          <PanelHeading>Context</PanelHeading>
          <JsonBlock value={chosen.context} label="Context" />
          <PanelHeading>History</PanelHeading>
          <Past actor={chosen} />
        </>
      ) : (
        <LiveHelp what={`No inspected tab runs ${chart.id} at the moment.`} />
      )}
    </ChartAndPanel>
  );
}
