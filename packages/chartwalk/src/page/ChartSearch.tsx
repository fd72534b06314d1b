import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Panel } from '@xyflow/react';
import { use, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Drawing } from '../drawing/layout.ts';
import { stateId } from './chart-ids.ts';
import { describeState, describeTransition } from './describe.ts';
import { findParts, hiddenParts } from './find-parts.ts';
import type { HiddenParts } from './find-parts.ts';
import { FoldingContext } from './folding.ts';

/**
 * Describes a state or a transition in one line, for users who do not see which part of the chart is
 * emphasised.
 */
function describePart(drawing: Drawing, hidden: HiddenParts, id: string | undefined): string {
  const states = [...drawing.states.map((drawn) => drawn.state), ...hidden.states];
  const state = states.find(({ path }) => stateId(path) === id);
  if (state) return describeState(state);
  const transitions = [
    ...drawing.transitions.map((drawn) => drawn.transition),
    ...hidden.transitions,
  ];
  const transition = transitions.find(({ name }) => name === id);
  return transition ? describeTransition(transition) : '';
}

type ChartSearchProps = {
  drawing: Drawing;
  /** Shows the found state or transition. The ID is null if the search finds nothing. */
  onFind: (id: string | null) => void;
  onClose: () => void;
};

/** Shows a search box for a chart. Enter leads from each result to the next. */
export function ChartSearch({ drawing, onFind, onClose }: ChartSearchProps) {
  const folding = use(FoldingContext);
  const hidden = folding ? hiddenParts(folding.whole, drawing) : { states: [], transitions: [] };
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = findParts(drawing, text, hidden);
  const write = (words: string) => {
    setText(words);
    setIndex(0);
    onFind(findParts(drawing, words, hidden)[0] ?? null);
  };
  const go = (step: 1 | -1) => {
    if (found.length === 0) return;
    const next = (index + step + found.length) % found.length;
    setIndex(next);
    onFind(found[next] ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && event.target === field.current) go(event.shiftKey ? -1 : 1);
  };
  const nothing = text.trim() === '' ? '' : 'No state or transition contains these words.';
  return (
    <Panel position="top-left">
      <Paper
        component="search"
        aria-label="Chart"
        variant="outlined"
        onKeyDown={onKeyDown}
        sx={{ p: 1.5, width: 264, maxWidth: 'calc(100vw - 32px)' }}
      >
        <TextField
          type="search"
          size="small"
          fullWidth
          label="Search states and transitions"
          value={text}
          inputRef={field}
          onChange={({ target }) => write(target.value)}
        />
        <Typography
          role="status"
          variant="body2"
          sx={{ mt: 1, maxHeight: 84, overflow: 'hidden', overflowWrap: 'anywhere' }}
        >
          {found.length > 0
            ? `${index + 1} of ${found.length}: ${describePart(drawing, hidden, found[index])}`
            : nothing}
        </Typography>
        <Box sx={{ mt: 1, display: 'flex', '& .MuiButton-root': { minWidth: 0 } }}>
          <Button size="small" disabled={found.length < 2} onClick={() => go(-1)}>
            Previous
          </Button>
          <Button size="small" disabled={found.length < 2} onClick={() => go(1)}>
            Next
          </Button>
          <Button size="small" color="secondary" onClick={onClose} sx={{ ml: 'auto' }}>
            Close
          </Button>
        </Box>
      </Paper>
    </Panel>
  );
}
