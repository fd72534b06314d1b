import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createContext, use, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { useOpening } from './use-opening.ts';
import type { Opening } from './use-opening.ts';

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Opens machines that are pasted or dropped anywhere on the page. Text that is pasted or dropped into a field
 * belongs to the field.
 */
function usePasteAndDrop({ open, openFiles }: Opening) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (isField(event.target) || text.trim() === '') return;
    event.preventDefault();
    open(text);
  });
  const onDragOver = useEffectEvent((event: DragEvent) => {
    // Without `preventDefault`, the browser would leave the page to show the dropped file.
    if (holdsFiles(event) || !isField(event.target)) event.preventDefault();
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData('text') ?? '';
    if (files.length === 0 && (isField(event.target) || text.trim() === '')) return;
    event.preventDefault();
    if (files.length > 0) void openFiles(files);
    else open(text);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
}

const AskContext = createContext(() => {});

export function OpenButton() {
  const ask = use(AskContext);
  return (
    <Button color="secondary" onClick={ask}>
      Open JSON
    </Button>
  );
}

/**
 * Shows its children, and the dialog for a machine's JSON. Users can also paste or drop the JSON anywhere on
 * the page.
 */
export function OpenMachine({ children }: { children: ReactNode }) {
  const opening = useOpening();
  const { snapshot, send, open, openFiles } = opening;
  usePasteAndDrop(opening);
  const { text, name, reason } = snapshot.context;
  const isRefused = snapshot.matches('refused');
  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void openFiles([...(target.files ?? [])]);
    // The field is cleared, because choosing the same file again must count as a change.
    target.value = '';
  };
  const chooser = useRef<HTMLInputElement>(null);
  const ask = useCallback(() => send({ type: 'opening.asked' }), [send]);
  return (
    <>
      <AskContext value={ask}>{children}</AskContext>
      <Dialog
        open={!snapshot.matches('closed')}
        onClose={() => send({ type: 'opening.closed' })}
        fullWidth
        maxWidth="sm"
      >
        <DialogTitle>Open a machine from JSON</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            As Stately Studio exports it, as this page does, or as <code>machine.toJSON()</code>{' '}
            says it. Nothing leaves this browser. You can also paste it or drop a file anywhere on
            the page.
          </Typography>
          {isRefused && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {reason}
            </Alert>
          )}
          <TextField
            label="Machine JSON"
            value={text}
            onChange={({ target }) => send({ type: 'text.changed', text: target.value })}
            error={isRefused}
            multiline
            minRows={8}
            maxRows={16}
            fullWidth
            autoFocus
            slotProps={{
              htmlInput: {
                spellCheck: false,
                style: { fontFamily: 'ui-monospace, monospace', fontSize: 12 },
              },
            }}
            sx={{ mt: 2 }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" sx={{ mr: 'auto' }} onClick={() => chooser.current?.click()}>
            Choose a file
          </Button>
          <input
            ref={chooser}
            type="file"
            aria-label="Machine JSON files"
            accept=".json,application/json"
            multiple
            hidden
            onChange={chooseFile}
          />
          <Button color="secondary" onClick={() => send({ type: 'opening.closed' })}>
            Cancel
          </Button>
          <Button variant="contained" onClick={() => open(text, name === '' ? undefined : name)}>
            Draw it
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
