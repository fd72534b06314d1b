import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { LiveActorsContext } from '../live/live-actors.ts';
import { innermost } from '../state-paths.ts';
import { LiveHelp } from './LiveHelp.tsx';
import { moveLabel } from './move-label.ts';
import { TopBar } from './TopBar.tsx';

/** Every actor of every inspected tab. */
export function LivePage() {
  const actors = LiveActorsContext.useSelector(({ context }) => context.actors);
  const shown = Object.values(actors);
  return (
    <>
      <title>Live · Statecharts · FoodDash</title>
      <TopBar />
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        <Typography variant="h1">Live actors</Typography>
        <Typography role="status" sx={{ mt: 1.5, mb: 3, color: 'text.secondary' }}>
          {shown.length === 1 ? '1 actor' : `${shown.length} actors`} in the inspected tabs
        </Typography>
        {shown.length === 0 && <LiveHelp what="Nothing runs yet." />}
        <Box
          component="ul"
          aria-label="Actors"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          }}
        >
          {shown.map(({ id, machine, value, status, address, event }) => (
            <Card key={id} variant="outlined" component="li" sx={{ borderRadius: 3 }}>
              <CardActionArea
                component={Link}
                to={`/${machine}/live?actor=${encodeURIComponent(id)}`}
                sx={{ p: 2, height: '100%' }}
              >
                <Typography variant="h4" component="h2">
                  {machine}
                </Typography>
                <Typography variant="body2" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
                  {innermost(value).join(', ')}
                  {status === 'active' ? '' : ` (${status})`}
                </Typography>
                <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
                  {moveLabel(event.type)}, on {address}
                </Typography>
              </CardActionArea>
            </Card>
          ))}
        </Box>
      </Container>
    </>
  );
}
