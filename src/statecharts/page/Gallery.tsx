import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Container from '@mui/material/Container';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { SearchIcon } from '../../shared/icons.tsx';
import { countsOf, entries, failures } from '../catalogue.ts';
import type { CatalogueEntry } from '../catalogue.ts';
import type { Chart } from '../chart.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { TopBar } from './TopBar.tsx';

/** Everything of a chart that has a name, as one text to search in. */
function wordsOf({ id, description, states, transitions }: Chart): string {
  return [
    id,
    description,
    ...states.map(({ path }) => path),
    ...transitions.map(({ name }) => name),
  ]
    .join(' ')
    .toLowerCase();
}

const words = new Map([...entries.values()].map(({ chart }) => [chart, wordsOf(chart)]));

function isFound(chart: Chart, search: string): boolean {
  const sought = search.toLowerCase().split(/\s+/);
  return sought.every((word) => words.get(chart)?.includes(word));
}

function MachineCard({ chart }: CatalogueEntry) {
  const { states, transitions } = countsOf(chart);
  return (
    <Card variant="outlined" component="li" sx={{ borderRadius: 4 }}>
      <CardActionArea
        component={Link}
        to={`/${chart.id}`}
        sx={{ height: '100%', display: 'block' }}
      >
        <Box sx={{ p: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
          <Thumbnail chart={chart} />
        </Box>
        <Box sx={{ p: 2.5 }}>
          <Typography variant="h3" component="h2">
            {chart.id}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', fontWeight: 600 }}>
            {states} states, {transitions} {transitions === 1 ? 'transition' : 'transitions'}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1.25 }}>
            {chart.description}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}

/** Every machine of the catalogue. */
export function Gallery() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const sought = useDeferredValue(search);
  const found = [...entries.values()].filter(({ chart }) => isFound(chart, sought));
  return (
    <>
      <title>Statecharts · FoodDash</title>
      <TopBar>
        <Box sx={{ flex: 1 }} />
        <LinkButton to="/live" color="secondary">
          Live
        </LinkButton>
        <Button href="/?inspect" target="_blank" rel="noopener" color="secondary">
          Open the app inspected
        </Button>
      </TopBar>
      <Container component="main" maxWidth="xl" sx={{ py: { xs: 3, md: 5 } }}>
        <Typography variant="h1">Statecharts</Typography>
        <Typography variant="subtitle1" sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '62ch' }}>
          The machines that run in production, drawn from their code. Open one to simulate it,
          follow it live in the app, or see what the path tests cover.
        </Typography>
        <TextField
          type="search"
          label="Search machines, states and events"
          value={search}
          onChange={({ target }) =>
            setParameters(target.value === '' ? {} : { search: target.value }, { replace: true })
          }
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
          }}
          sx={{ mt: 3, width: '100%', maxWidth: 480 }}
        />
        <Typography role="status" variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {found.length === 1 ? '1 machine' : `${found.length} machines`}
          {found.length === 0 && `: nothing is called “${search}”.`}
        </Typography>
        {[...failures].map(([id, reason]) => (
          <Alert key={id} severity="error" sx={{ mt: 2 }}>
            {id} has no chart: {reason}
          </Alert>
        ))}
        <Box
          component="ul"
          aria-label="Machines"
          sx={{
            mt: 2,
            mb: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
          }}
        >
          {found.map((entry) => (
            <MachineCard key={entry.chart.id} {...entry} />
          ))}
        </Box>
      </Container>
    </>
  );
}
