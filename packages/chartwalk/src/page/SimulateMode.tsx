import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { modelFor } from '../recording/model-for.ts';
import { recordWalk } from '../recording/record-walk.ts';
import { isPattern } from '../simulation/simulate.ts';
import { innermost } from '../state-paths.ts';
import { ChartAndPanel } from './ChartAndPanel.tsx';
import { CopyButton } from './CopyButton.tsx';
import { StubAnswers } from './HandAnswers.tsx';
import { JsonBlock } from './JsonBlock.tsx';
import type { ModeProps } from './mode-props.ts';
import { MoveList } from './MoveList.tsx';
import { AnyEvent } from './AnyEvent.tsx';
import { noPaint } from './paint.ts';
import { PanelButton } from './PanelButton.tsx';
import { PanelHeading } from './PanelHeading.tsx';
import { TransitionButtonsContext } from './presses.ts';
import { RecordButtons } from './RecordButtons.tsx';
import { paintOf } from './simulation-paint.ts';
import { StartControls } from './StartControls.tsx';
import { timersByTransition } from './timers-on-chart.ts';
import { useRestoredFocus } from './use-kept-focus.ts';
import { useSteps } from './use-steps.ts';
import { useTimers } from './use-timers.ts';
import { useWalk } from './use-walk.ts';
import { WalkHistory } from './WalkHistory.tsx';

/** Shows the machine in a simulation, in which the user takes each step and no side effects happen. */
export function SimulateMode({ machine, chart, drawing, model }: ModeProps) {
  const walk = useWalk(machine, chart, model);
  const { steps, walked, events, refusal, inputs } = walk;
  const present = steps.at(-1);
  const activeState = present ? (innermost(present.snapshot.value).at(-1) ?? '') : '';
  const { outcome, recordPressed } = useRestoredFocus(steps, activeState);
  const { send, sendText, goBack, presses, endTimers } = useSteps(
    machine,
    chart,
    walk,
    recordPressed,
  );
  const prefersStillness = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  // If a link opened this walk (the simulated steps), time is stopped, because the walk must stay at its last
  // step.
  const [isStill] = useState(() => prefersStillness || events.length > 0);
  const time = useTimers(present, isStill, endTimers);
  const paint = useMemo(() => (present ? paintOf(present) : noPaint), [present]);
  const timers = useMemo(
    () => timersByTransition(machine, chart, present, time.timers),
    [machine, chart, present, time.timers],
  );
  const patterns = chart.transitions.flatMap(({ trigger }) =>
    trigger.kind === 'event' && isPattern(trigger.event) ? trigger.event : [],
  );
  const start = <StartControls key={walk.inputText} {...walk} />;

  return (
    <TransitionButtonsContext value={{ ...presses, timers, isRunning: time.isRunning }}>
      <ChartAndPanel
        drawing={drawing}
        paint={paint}
        label={`Statechart of ${chart.id}, simulated`}
        panelLabel="Simulation"
      >
        {present === undefined ? (
          <>
            <Alert severity="info">{refusal}</Alert>
            {start}
            <StubAnswers {...walk} />
          </>
        ) : (
          <>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <PanelButton disabled={walked.length === 0} onClick={() => goBack(0)}>
                Restart
              </PanelButton>
              <PanelButton disabled={walked.length === 0} onClick={() => goBack(walked.length - 1)}>
                Step back
              </PanelButton>
              {time.timers.length > 0 && (
                <PanelButton onClick={time.isRunning ? time.stop : time.start}>
                  {time.isRunning ? 'Pause timers' : 'Run timers'}
                </PanelButton>
              )}
              <CopyButton
                textOf={() => globalThis.location.href}
                refusal="Your browser blocked copying. Copy the link from the address bar."
              >
                Copy link
              </CopyButton>
            </Stack>
            {start}
            {walked.length < events.length && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                The link has more steps, but the next one isn’t possible in this state.
              </Alert>
            )}
            <Typography ref={outcome} role="status" tabIndex={-1} variant="body2" sx={{ mt: 2 }}>
              <strong>Now:</strong> {innermost(present.snapshot.value).join(', ')}
              {present.snapshot.status === 'active' ? '' : ` (${present.snapshot.status})`}
            </Typography>
            <StubAnswers {...walk} />
            <MoveList
              machine={machine}
              walk={walk}
              snapshot={present.snapshot}
              time={time}
              onSend={send}
              onSendText={sendText}
            />
            {patterns.length > 0 && (
              <AnyEvent
                machine={machine}
                snapshot={present.snapshot}
                patterns={[...new Set(patterns)]}
                yes={inputs.yes}
                onSendText={sendText}
              />
            )}
            <RecordButtons
              record={() => ({
                ...recordWalk(modelFor({ machine, model }), walk.from, steps),
                machine: chart.id,
              })}
              samples={walk.samples}
              isEmpty={steps.length < 2}
            />
            <PanelHeading>Context</PanelHeading>
            <JsonBlock value={present.snapshot.context} label="Context" />
            <PanelHeading>History</PanelHeading>
            <WalkHistory walk={walk} onGoBack={goBack} />
          </>
        )}
      </ChartAndPanel>
    </TransitionButtonsContext>
  );
}
