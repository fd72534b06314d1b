import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { CatalogueContext } from './CatalogueContext.tsx';

type ListProps = { sentences: readonly string[] };

function Sentences({ sentences }: ListProps) {
  return (
    <Box component="ul" sx={{ pl: 2.5, listStyle: 'disc' }}>
      {sentences.map((sentence) => (
        <Box
          component="li"
          key={sentence}
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', py: 0.25 }}
        >
          {sentence}
        </Box>
      ))}
    </Box>
  );
}

/** Shows the files that can't be drawn, with the reasons, and the packages that are not installed. */
export function FileProblems() {
  const readings = CatalogueContext.useSelector(({ context }) => context.readings);
  const failures = CatalogueContext.useSelector(({ context }) => context.failures);
  const absent = CatalogueContext.useSelector(({ context }) => context.absent);
  const isCutOff = CatalogueContext.useSelector((snapshot) => snapshot.matches('cutOff'));
  const sentences = (wanted: 'broken' | 'noMachine', verb = '') =>
    Object.entries(readings).flatMap(([file, reading]) =>
      reading.kind === wanted ? `${file} ${verb}${reading.reason}` : [],
    );
  const broken = [...sentences('broken', 'does not load: '), ...failures];
  const without = sentences('noMachine');
  return (
    <>
      {isCutOff && (
        <Alert severity="error" sx={{ mt: 2 }}>
          The files can’t be read: is the command that serves this page still running?
        </Alert>
      )}
      {broken.length > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <AlertTitle>Can’t be drawn</AlertTitle>
          <Sentences sentences={broken} />
        </Alert>
      )}
      {without.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          <AlertTitle>Nothing to draw</AlertTitle>
          <Sentences sentences={without} />
          A machine that is created inside a function appears here if its file exports the function.
          chartwalk check examines it in any case.
        </Alert>
      )}
      {absent.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          <AlertTitle>Packages that are not installed</AlertTitle>
          <Sentences sentences={absent} />
        </Alert>
      )}
    </>
  );
}
