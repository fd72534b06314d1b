import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ActorBranch } from '../live/actor-tree.ts';
import { innermost } from '../state-paths.ts';
import { moveLabel } from './move-label.ts';
import { timeOfDay } from './time-of-day.ts';
import { useLiveAddress } from './use-live-address.ts';

const told: Readonly<Record<ActorBranch['status'], string>> = {
  active: 'running',
  done: 'done',
  error: 'failed',
  stopped: 'stopped',
};

function Name({ name, actor }: ActorBranch) {
  const addressOf = useLiveAddress();
  if (!actor) return <Box component="span">{name}</Box>;
  const address = addressOf(actor);
  if (address === null) return <strong>{name}</strong>;
  return (
    <MuiLink
      component={Link}
      to={address}
      sx={{ fontWeight: 700, display: 'inline-block', py: 0.25 }}
    >
      {name}
    </MuiLink>
  );
}

function Branch(branch: ActorBranch) {
  const { status, actor, children } = branch;
  const isOver = status !== 'active';
  return (
    <Box component="li" sx={{ py: 0.5 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          alignItems: 'baseline',
          fontSize: 14,
          overflowWrap: 'anywhere',
        }}
      >
        <Name {...branch} />
        {actor && <Box component="span">{innermost(actor.value).join(', ')}</Box>}
        {(isOver || !actor) && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            ({told[status]})
          </Box>
        )}
        {actor && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {moveLabel(actor.event.type)}, {timeOfDay(actor.at)}
          </Box>
        )}
      </Box>
      {children.length > 0 && <ActorBranches branches={children} />}
    </Box>
  );
}

/** Shows actors, each below the actor that started it. */
export function ActorBranches({
  branches,
  label,
}: {
  branches: readonly ActorBranch[];
  label?: string;
}) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        pl: 2,
        '& &': { ml: 0.5, borderLeft: '2px solid', borderColor: 'divider' },
      }}
    >
      {branches.map((branch) => (
        <Branch key={branch.id} {...branch} />
      ))}
    </Box>
  );
}
