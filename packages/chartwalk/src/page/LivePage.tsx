import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { actorTrees } from '../live/actor-tree.ts';
import type { TabTree } from '../live/actor-tree.ts';
import { LiveActorsContext } from '../live/live-actors.ts';
import { ActorBranches } from './ActorBranches.tsx';
import { LiveHelp } from './LiveHelp.tsx';
import { LiveViews } from './LiveViews.tsx';
import { PageTitle } from './PageTitle.tsx';
import { TopBar } from './TopBar.tsx';
import { formatCount } from '../words.ts';

function TabCard({ name, hasLeft, branches }: TabTree) {
  const title = hasLeft ? `Left: ${name}` : `On ${name}`;
  return (
    <Card variant="outlined" component="section" aria-label={title} sx={{ borderRadius: 3, p: 2 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <ActorBranches branches={branches} label={`Actors ${title}`} />
    </Card>
  );
}

/** Shows the actors of all inspected tabs, each below the actor that started it. */
export function LivePage() {
  const known = LiveActorsContext.useSelector(({ context }) => context);
  const [parameters, setParameters] = useSearchParams();
  const showsStopped = parameters.has('stopped');
  const trees = actorTrees(known, showsStopped);
  const count = Object.keys(known.actors).length;
  return (
    <>
      <PageTitle view="Live" />
      <TopBar>
        <LiveViews current="/live" />
      </TopBar>
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        <Typography variant="h1">Live actors</Typography>
        <Stack
          direction="row"
          sx={{ mt: 1.5, mb: 3, columnGap: 3, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {formatCount(count, 'actor')} in the inspected tabs
          </Typography>
          <FormControlLabel
            control={
              <Switch
                checked={showsStopped}
                onChange={(_, isOn) =>
                  setParameters(isOn ? { stopped: '' } : {}, { replace: true })
                }
              />
            }
            label="Show stopped actors"
          />
        </Stack>
        {count === 0 && <LiveHelp what="No actors are running yet." />}
        <Stack sx={{ mt: count === 0 ? 3 : 0, gap: 2 }}>
          {trees.map((tree) => (
            <TabCard key={tree.tab} {...tree} />
          ))}
        </Stack>
      </Container>
    </>
  );
}
