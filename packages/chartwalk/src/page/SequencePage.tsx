import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { LiveActorsContext } from '../live/live-actors.ts';
import { arrowsOf, chosenAtFirst, participantsOf } from '../live/sequence.ts';
import type { Participant } from '../live/sequence.ts';
import { LiveHelp } from './LiveHelp.tsx';
import { LiveViews } from './LiveViews.tsx';
import { PageTitle } from './PageTitle.tsx';
import { SequenceDiagram } from './SequenceDiagram.tsx';
import { TopBar } from './TopBar.tsx';

const groupOf = ({ isMachine, isPresent }: Participant) =>
  isMachine ? (isPresent ? 'Machines' : 'Stopped machines') : 'Promises and callbacks';

/** The groups of participants, in the order of the list from which the user chooses. */
const groups = ['Machines', 'Promises and callbacks', 'Stopped machines'];
const byGroup = (one: Participant, other: Participant) =>
  groups.indexOf(groupOf(one)) - groups.indexOf(groupOf(other));

/** Returns the chosen actors, and a function to choose others. The choice is in the URL, and can be empty. */
function useChosen(participants: readonly Participant[]) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('of');
  const chosen =
    wanted === null
      ? chosenAtFirst(participants)
      : wanted.split(',').filter((id) => participants.some((participant) => participant.id === id));
  const choose = (ids: readonly string[] | null) =>
    setParameters(ids === null ? {} : { of: ids.join(',') }, { replace: true });
  return { chosen, isChosen: wanted !== null, choose };
}

/** Shows the events between the actors of the inspected tabs. */
export function SequencePage() {
  const known = LiveActorsContext.useSelector(({ context }) => context);
  const { deliveries } = known;
  const participants = participantsOf(known);
  const { chosen, isChosen, choose } = useChosen(participants);
  const arrows = arrowsOf(deliveries, participants, chosen);
  const columns = chosen.flatMap((id) => participants.find((each) => each.id === id) ?? []);
  return (
    <>
      <PageTitle view="Sequence" />
      <TopBar>
        <LiveViews current="/live/sequence" />
      </TopBar>
      <Container component="main" maxWidth="xl" sx={{ py: { xs: 3, md: 5 } }}>
        <Typography variant="h1">Event sequence</Typography>
        {participants.length === 0 ? (
          <>
            <Typography sx={{ mt: 1.5, mb: 3, color: 'text.secondary' }}>
              No events have been sent yet.
            </Typography>
            <LiveHelp what="No actors are running yet." />
          </>
        ) : (
          <>
            <Stack direction="row" sx={{ mt: 2.5, gap: 1.5, flexWrap: 'wrap' }}>
              <Autocomplete
                multiple
                disableCloseOnSelect
                size="small"
                options={participants.toSorted(byGroup)}
                value={columns}
                groupBy={groupOf}
                getOptionLabel={({ name }) => name}
                getOptionKey={({ id }) => id}
                isOptionEqualToValue={(one, other) => one.id === other.id}
                onChange={(_, next) => choose(next.map(({ id }) => id))}
                renderInput={(parameters) => <TextField {...parameters} label="Actors" />}
                sx={{ flex: '1 1 280px', maxWidth: 760 }}
              />
              {isChosen && (
                <Button size="small" onClick={() => choose(null)} sx={{ alignSelf: 'center' }}>
                  Select automatically
                </Button>
              )}
            </Stack>
            <Typography variant="body2" sx={{ mt: 1.5, mb: 2, color: 'text.secondary' }}>
              {arrows.length} of {deliveries.length} events, in the order in which they were sent.
              An actor without a column appears in the column of its owner, or outside. Click an
              event to see the chart at that moment.
            </Typography>
            <SequenceDiagram columns={columns} arrows={arrows} />
          </>
        )}
      </Container>
    </>
  );
}
