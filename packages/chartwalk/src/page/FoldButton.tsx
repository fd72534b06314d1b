import Box from '@mui/material/Box';
import { use } from 'react';
import type { ChartState } from '../chart.ts';
import { FOLD_BUTTON } from '../drawing/lines.ts';
import { FoldingContext } from './folding.ts';

type FoldButtonProps = { state: ChartState; /** The width of the state's box. */ width: number };

export function FoldButton({ state: { path, parent, hidden }, width }: FoldButtonProps) {
  const folding = use(FoldingContext);
  if (!folding || parent === null) return null;
  const isFolded = hidden !== undefined;
  return (
    <Box
      component="button"
      type="button"
      ref={(button: HTMLButtonElement | null) => {
        if (button && folding.takesFocus(path, isFolded)) button.focus({ preventScroll: true });
      }}
      // React Flow must not mistake a click for the beginning of a drag.
      className="nodrag nopan"
      aria-expanded={!isFolded}
      aria-label={isFolded ? `Unfold state ${path}` : `Fold state ${path}`}
      title={isFolded ? 'Unfold' : 'Fold'}
      onClick={() => folding.toggle(path)}
      sx={{
        position: 'absolute',
        left: width - FOLD_BUTTON - 6,
        top: 9,
        width: FOLD_BUTTON,
        height: FOLD_BUTTON,
        p: 0,
        border: '1px solid var(--chart-outline)',
        borderRadius: '6px',
        bgcolor: 'background.paper',
        color: 'text.secondary',
        fontSize: 16,
        fontWeight: 700,
        lineHeight: 1,
        cursor: 'pointer',
        pointerEvents: 'all',
        '&:hover': { color: 'text.primary', borderColor: 'text.secondary' },
      }}
    >
      {isFolded ? '+' : '−'}
    </Box>
  );
}
