import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { copyMachine } from './copy-machine.ts';

/** Copies the page's address, which holds the walk. */
export function CopyLink() {
  const [snapshot, send] = useMachine(copyMachine);
  return (
    <>
      <Button
        size="small"
        onClick={() => send({ type: 'copy.requested', text: globalThis.location.href })}
      >
        Copy link
      </Button>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {snapshot.matches('copied') && 'Copied.'}
        {snapshot.matches('refused') &&
          'The browser did not copy it: take it from the address bar.'}
      </Typography>
    </>
  );
}
