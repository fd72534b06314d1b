import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { useMoment } from './use-moment.ts';

/** Steps through the history, and back to now. */
export function MomentSteps({ shown }: { shown: ReturnType<typeof useMoment> }) {
  const { earlier, later, isPast, goTo } = shown;
  const go = (sequence: number | undefined) => {
    if (sequence !== undefined) goTo(sequence);
  };
  return (
    <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        disabled={earlier === undefined}
        onClick={() => go(earlier)}
      >
        Earlier
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={later === undefined}
        onClick={() => go(later)}
      >
        Later
      </Button>
      <Button
        size="small"
        variant={isPast ? 'contained' : 'outlined'}
        disabled={!isPast}
        onClick={() => goTo(null)}
      >
        Back to now
      </Button>
    </Stack>
  );
}
