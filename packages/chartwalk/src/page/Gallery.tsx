import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { CatalogueEntry, Group } from '../catalogue.ts';
import type { Chart } from '../chart.ts';
import { BOARD_ADDRESS } from '../gallery/board-address.ts';
import { CatalogueContext } from './CatalogueContext.tsx';
import { versionOf } from './entry-version.ts';
import { FileProblems } from './FileProblems.tsx';
import { showsOnlyFiles } from './given-files.ts';
import { SearchIcon } from './icons.tsx';
import { MachineCard } from './MachineCard.tsx';
import { OpenButton } from './OpenMachine.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useProject } from './project-context.ts';
import { TopBar } from './TopBar.tsx';
import { formatCount, hasAllWords } from '../words.ts';

/** Returns a chart's ID, description, states and transitions as one text, for the search. */
function wordsOf({ id, description, states, transitions }: Chart): string {
  return [
    id,
    description,
    ...states.map(({ path }) => path),
    ...transitions.map(({ name }) => name),
  ].join(' ');
}

type MachinesProps = {
  label: string;
  found: readonly CatalogueEntry[];
  heading?: 'h2' | 'h3';
};

function Machines({ label, found, heading = 'h2' }: MachinesProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        mt: 2,
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
      }}
    >
      {found.map((entry) => (
        <MachineCard key={versionOf(entry)} {...entry} heading={heading} />
      ))}
    </Box>
  );
}

/** The groups of machines that appear below the main group, each with its own heading. */
const furtherGroups = [
  { group: 'opened', title: 'Opened from JSON', what: 'They stay in this tab until it is closed.' },
  { group: 'page', title: 'The page itself', what: 'The machines that run this page.' },
] as const;

/** Shows every machine of the catalogue, or those that match the search in the URL. */
export function Gallery() {
  const { production } = useProject();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const sought = useDeferredValue(search);
  const entries = CatalogueContext.useSelector(({ context }) => context.entries);
  const found = [...entries.values()].filter(({ chart }) => hasAllWords(wordsOf(chart), sought));
  const inGroup = (wanted: Group) => found.filter(({ group }) => group === wanted);
  return (
    <>
      <PageTitle />
      <TopBar>
        <Box sx={{ flex: 1 }} />
        <OpenButton />
        <Button component={Link} to="/live" color="secondary">
          Live
        </Button>
        {!showsOnlyFiles && (
          <>
            <Button component={Link} to="/changes" color="secondary">
              Changes
            </Button>
            {import.meta.env.DEV && (
              <Button href={`${BOARD_ADDRESS}/`} color="secondary">
                States board
              </Button>
            )}
            <Button href="/?inspect" target="_blank" rel="noopener" color="secondary">
              Open the app in inspect mode
            </Button>
          </>
        )}
      </TopBar>
      <Container component="main" maxWidth="xl" sx={{ py: { xs: 3, md: 5 } }}>
        <Typography variant="h1">Statecharts</Typography>
        <Typography variant="subtitle1" sx={{ mt: 1.5, color: 'text.secondary', maxWidth: '62ch' }}>
          {showsOnlyFiles
            ? 'The machines that your files export, drawn from their code. Open one to simulate it; save a file and its charts are drawn again.'
            : 'The machines that run in production, drawn from their code. Open one to simulate it, follow it live in the app, or see what the path tests cover.'}
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
          {formatCount(found.length, 'machine')}
          {found.length === 0 && search !== '' && `: nothing is called “${search}”.`}
        </Typography>
        {!showsOnlyFiles &&
          [...production.failures].map(([id, reason]) => (
            <Alert key={id} severity="error" sx={{ mt: 2 }}>
              {id} has no chart: {reason}
            </Alert>
          ))}
        <FileProblems />
        <Machines label="Machines" found={inGroup(showsOnlyFiles ? 'files' : 'production')} />
        {furtherGroups.map(({ group, title, what }) => {
          const further = inGroup(group);
          if (further.length === 0) return null;
          return (
            <Box component="section" key={group} aria-label={title} sx={{ mt: 6 }}>
              <Typography variant="h2">{title}</Typography>
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {what}
              </Typography>
              <Machines label={title} found={further} heading="h3" />
            </Box>
          );
        })}
      </Container>
    </>
  );
}
