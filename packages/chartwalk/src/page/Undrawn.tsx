import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { isLarge } from '../drawing/layout.ts';
import type { useDrawing } from './use-drawing.ts';

export function DrawingCircle() {
  return (
    <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', minHeight: 200 }}>
      <CircularProgress aria-label="Drawing the chart" />
    </Box>
  );
}

type DrawingStatusProps = { drawing: ReturnType<typeof useDrawing> };

/** Shows progress until a chart is drawn, or an error if it can't be drawn. */
export function DrawingStatus({ drawing: [snapshot, send] }: DrawingStatusProps) {
  if (!snapshot.matches('failed')) return <DrawingCircle />;
  return (
    <Alert
      severity="error"
      sx={{ m: 3, alignSelf: 'flex-start' }}
      action={<Button onClick={() => send({ type: 'drawing.retried' })}>Try again</Button>}
    >
      This chart can’t be laid out right now.
    </Alert>
  );
}

/** Shows progress while a large chart still has its first, fast layout. */
export function LayoutProgress({ drawing: [snapshot] }: DrawingStatusProps) {
  if (!isLarge(snapshot.context.chart)) return null;
  return (
    <Box component="span" role="status">
      {snapshot.matches('improving') && (
        <>
          <CircularProgress aria-hidden size={12} sx={{ mx: 0.75 }} />
          Improving the layout…
        </>
      )}
    </Box>
  );
}
