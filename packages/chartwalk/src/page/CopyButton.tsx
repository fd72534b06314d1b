import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { copyMachine } from './copy-machine.ts';

type CopyButtonProps = Pick<ButtonProps, 'variant' | 'color' | 'children'> & {
  textOf: () => string;
  /** The message that appears if the browser refuses to copy. */
  refusal: string;
};

export function CopyButton({ textOf, refusal, ...button }: CopyButtonProps) {
  const [snapshot, send] = useMachine(copyMachine);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
      <Button
        size="small"
        {...button}
        onClick={() => send({ type: 'copy.requested', text: textOf() })}
      />
      <Box component="span" role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {snapshot.matches('copied') && 'Copied.'}
        {snapshot.matches('refused') && refusal}
      </Box>
    </Box>
  );
}
