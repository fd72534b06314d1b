import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { kindsOfChange } from '../comparison/change.ts';
import type { Change } from '../comparison/change.ts';
import { coverageSentences, headings, sentencesOf, toMarkdown } from '../comparison/markdown.ts';
import { mergeCharts } from '../comparison/merge.ts';
import { comparisonOf, versionName } from '../comparison/record.ts';
import type { ChangesRecord, MachineChange } from '../comparison/record.ts';
import { vocabulary, vocabularySentence } from '../comparison/vocabulary.ts';
import { addressOf } from '../catalogue.ts';
import type { Chart } from '../chart.ts';
import { CatalogueContext } from './CatalogueContext.tsx';
import { ChangeLegend } from './ChangeLegend.tsx';
import { SentenceList } from './ChangeTexts.tsx';
import { ChartAndPanel } from './ChartAndPanel.tsx';
import { CopyButton } from './CopyButton.tsx';
import { PageTitle } from './PageTitle.tsx';
import { noPaint } from './paint.ts';
import type { Paint } from './paint.ts';
import { TopBar } from './TopBar.tsx';
import { LayoutProgress, DrawingStatus } from './Undrawn.tsx';
import { useDrawing } from './use-drawing.ts';

type Shown = {
  chart: Chart;
  paint: Paint;
  counts: ReadonlyMap<Change, number>;
  lists: { heading: string; sentences: readonly string[] }[];
};

/** Returns both charts merged into one, or the only chart if the machine was added or removed. */
function shownOf(machine: MachineChange): Shown | null {
  const { before, after, codeChanges, coverage } = machine;
  const comparison = comparisonOf(machine);
  const only = after ?? before;
  if (!only) return null;
  if (!comparison) return { chart: only, paint: noPaint, counts: new Map(), lists: [] };
  const { chart, marks } = mergeCharts(comparison);
  const changes = kindsOfChange.map((change) => ({
    change,
    heading: headings[change],
    sentences: sentencesOf(comparison, change),
  }));
  const told = changes.filter(({ sentences }) => sentences.length > 0);
  return {
    chart,
    paint: marks,
    counts: new Map(told.map(({ change, sentences }) => [change, sentences.length])),
    lists: [
      ...told,
      { heading: 'Code', sentences: codeChanges },
      { heading: 'Names', sentences: vocabulary(comparison).map(vocabularySentence) },
      { heading: 'Coverage', sentences: coverageSentences(coverage) },
    ],
  };
}

const ends: Readonly<Partial<Record<MachineChange['change'], string>>> = {
  added: 'This machine is new.',
  removed: 'This machine is gone; here is how it was.',
};

type ChangedMachineProps = { record: ChangesRecord; machine: MachineChange };

function Canvas({ shown, machine, record }: ChangedMachineProps & { shown: Shown }) {
  const arranged = useDrawing(shown.chart);
  const { drawing } = arranged[0].context;
  if (!drawing) return <DrawingStatus drawing={arranged} />;
  const { id, file, change, before } = machine;
  return (
    <ChartAndPanel
      drawing={drawing}
      paint={shown.paint}
      label={`Statechart of ${id}, before and after`}
      panelLabel="Changes"
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {versionName(record.before)} → {versionName(record.after)}
      </Typography>
      <Typography
        variant="body2"
        sx={{ mb: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {file}
        {change === 'renamed' && `, was called ${before?.id}`}
        <LayoutProgress drawing={arranged} />
      </Typography>
      <ChangeLegend counts={shown.counts} />
      {ends[change] && <Alert severity="info">{ends[change]}</Alert>}
      <Box sx={{ mt: 1.5 }}>
        <CopyButton
          variant="outlined"
          color="secondary"
          textOf={() => toMarkdown({ ...record, machines: [machine], otherCode: [], same: 0 })}
          refusal="Your browser blocked copying."
        >
          Copy as Markdown
        </CopyButton>
      </Box>
      {shown.lists.map((list) => (
        <SentenceList key={list.heading} {...list} />
      ))}
    </ChartAndPanel>
  );
}

export function ChangedMachine({ record, machine }: ChangedMachineProps) {
  const shown = useMemo(() => shownOf(machine), [machine]);
  const hasPage = CatalogueContext.useSelector(({ context }) => context.entries.has(machine.id));
  return (
    <Box sx={{ height: { md: '100dvh' }, flex: 'none', display: 'flex', flexDirection: 'column' }}>
      <PageTitle view={`Changes of ${machine.id}`} />
      <TopBar>
        <Box sx={{ pl: 1, mr: 'auto', minWidth: 0 }}>
          <Typography variant="h3" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {machine.id}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {machine.change}
          </Typography>
        </Box>
        <Button component={Link} to="/changes" color="secondary">
          All changes
        </Button>
        {hasPage && (
          <Button component={Link} to={addressOf(machine.id)} color="secondary">
            Chart
          </Button>
        )}
      </TopBar>
      <Box component="main" sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        {shown && <Canvas shown={shown} record={record} machine={machine} />}
      </Box>
    </Box>
  );
}
