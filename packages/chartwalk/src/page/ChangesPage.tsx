import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { numbersOf, otherCodeSentence } from '../comparison/markdown.ts';
import { versionName } from '../comparison/record.ts';
import type { ChangesRecord, MachineChange } from '../comparison/record.ts';
import { ChangedMachine } from './ChangedMachine.tsx';
import { changesMachine } from './changes-machine.ts';
import { Sentence } from './ChangeTexts.tsx';
import { PageTitle } from './PageTitle.tsx';
import { TopBar } from './TopBar.tsx';
import { formatCount } from '../words.ts';

const command = {
  display: 'block',
  my: 1,
  p: 1.5,
  borderRadius: 2,
  bgcolor: 'tint.main',
  overflowX: 'auto',
  whiteSpace: 'pre',
  fontSize: 13,
} as const;

function HowTo() {
  return (
    <Alert severity="info" sx={{ maxWidth: 720, '& .MuiAlert-message': { minWidth: 0 } }}>
      No comparison was made in this folder yet. Run one of these commands, then open this page
      again:
      <Box component="code" tabIndex={0} sx={command}>
        {'npx chartwalk diff\nnpx chartwalk diff main...HEAD'}
      </Box>
      The first compares your uncommitted changes with HEAD. The second compares your branch with
      the commit at which it left main.
    </Alert>
  );
}

function MachineCard({ machine }: { machine: MachineChange }) {
  const { id, file } = machine;
  return (
    <Card variant="outlined" component="li" sx={{ borderRadius: 3 }}>
      <CardActionArea
        component={Link}
        to={`/changes/${encodeURIComponent(id)}`}
        sx={{ p: 2.5, height: '100%' }}
      >
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {id}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.75, fontWeight: 600 }}>
          <Sentence>{numbersOf(machine)}</Sentence>
        </Typography>
        <Typography
          variant="body2"
          sx={{ mt: 0.75, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {file}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

function summaryOf({ before, after, machines, same }: ChangesRecord): string {
  const changed = `${formatCount(machines.length, 'machine')} changed`;
  const others = same === 1 ? '1 does' : `${same} do`;
  return `${versionName(before)} → ${versionName(after)}: ${changed}, ${others} the same.`;
}

function Found({ record }: { record: ChangesRecord }) {
  const { machines, failures } = record;
  return (
    <>
      {failures.map(({ version, file, reason }) => (
        <Alert key={version + file} severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {file} of {version} was left out: {reason}
        </Alert>
      ))}
      {machines.length === 0 && (
        <Alert severity="success">No machine’s behaviour has changed.</Alert>
      )}
      <Box
        component="ul"
        aria-label="Changed machines"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {machines.map((machine) => (
          <MachineCard key={machine.id} machine={machine} />
        ))}
      </Box>
      {otherCodeSentence(record).map((sentence) => (
        <Typography
          key={sentence}
          variant="body2"
          sx={{ mt: 3, maxWidth: '80ch', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          <Sentence>{sentence}</Sentence>
        </Typography>
      ))}
    </>
  );
}

/** Shows the last comparison of two versions, either all changed machines or only the machine in the URL. */
export function ChangesPage() {
  const [snapshot, send] = useMachine(changesMachine);
  const { machine: id } = useParams();
  const { record } = snapshot.context;
  const chosen = record?.machines.find((machine) => machine.id === id);
  if (record && chosen) return <ChangedMachine key={chosen.id} record={record} machine={chosen} />;
  if (id !== undefined && !snapshot.matches('loading')) return <Navigate to="/changes" replace />;
  return (
    <>
      <PageTitle view="Changes" />
      <TopBar />
      <Container component="main" maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
        <Typography variant="h1">Changes</Typography>
        <Typography
          role="status"
          sx={{ mt: 1.5, mb: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {record && summaryOf(record)}
        </Typography>
        {record && <Found record={record} />}
        {snapshot.matches('missing') && <HowTo />}
        {snapshot.matches('failed') && (
          <Alert
            severity="error"
            action={<Button onClick={() => send({ type: 'record.retried' })}>Try again</Button>}
          >
            The record of the last comparison can’t be read. If trying again does not help, run the
            comparison again (chartwalk diff).
          </Alert>
        )}
      </Container>
    </>
  );
}
