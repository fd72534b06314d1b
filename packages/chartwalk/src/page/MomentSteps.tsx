import Stack from '@mui/material/Stack';
import { PanelButton } from './PanelButton.tsx';
import type { useMoment } from './use-moment.ts';

/** Shows buttons that step through the history and lead back to the present. */
export function MomentSteps({ shown }: { shown: ReturnType<typeof useMoment> }) {
  const { earlier, later, isPast, goTo } = shown;
  return (
    <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
      <PanelButton disabled={earlier === undefined} onClick={() => goTo(earlier ?? null)}>
        Earlier
      </PanelButton>
      <PanelButton disabled={later === undefined} onClick={() => goTo(later ?? null)}>
        Later
      </PanelButton>
      <PanelButton
        variant={isPast ? 'contained' : 'outlined'}
        disabled={!isPast}
        onClick={() => goTo(null)}
      >
        Back to now
      </PanelButton>
    </Stack>
  );
}
