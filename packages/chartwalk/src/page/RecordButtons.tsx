import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { toBugReport } from '../recording/bug-report.ts';
import { toJourney } from '../recording/journey.ts';
import type { Recording } from '../recording/recording.ts';
import type { Samples } from '../simulation/samples.ts';
import { copyMachine } from './copy-machine.ts';
import { PanelButton } from './PanelButton.tsx';
import { PanelHeading } from './PanelHeading.tsx';

type RecordButtonsProps = {
  /**
   * Creates the recording. This function is called only when the user copies, because it can simulate the
   * whole walk again.
   */
  record: () => Recording;
  samples: ReadonlyMap<string, Samples>;
  isEmpty: boolean;
};

const pageAddress = () => globalThis.location.href.replace(/#.*$/, '');

export function RecordButtons({ record, samples, isEmpty }: RecordButtonsProps) {
  const [snapshot, send] = useMachine(copyMachine);
  const copy = (text: string) => send({ type: 'copy.requested', text });
  return (
    <>
      <PanelHeading>Record</PanelHeading>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <PanelButton disabled={isEmpty} onClick={() => copy(toJourney(record()))}>
          Copy as journey
        </PanelButton>
        <PanelButton
          disabled={isEmpty}
          onClick={() => copy(toBugReport(record(), samples, pageAddress()))}
        >
          Copy as bug report
        </PanelButton>
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {isEmpty && 'Nothing has happened yet.'}
        {!isEmpty && snapshot.matches('idle') && 'A journey belongs in tests/journeys.'}
        {snapshot.matches('copied') && 'Copied. Passwords, cards and addresses are masked.'}
        {snapshot.matches('refused') && 'Your browser blocked copying.'}
      </Typography>
    </>
  );
}
