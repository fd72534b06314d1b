import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { copyMachine } from './copy-machine.ts';

/** Copies a text, and says whether that went well. */
export function CopyMarkdown({ textOf }: { textOf: () => string }) {
  const [snapshot, send] = useMachine(copyMachine);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        onClick={() => send({ type: 'copy.requested', text: textOf() })}
      >
        Copy as Markdown
      </Button>
      <Box component="span" role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {snapshot.matches('copied') && 'Copied.'}
        {snapshot.matches('refused') && 'This browser did not let it be copied.'}
      </Box>
    </Box>
  );
}
