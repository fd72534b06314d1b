import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { dishName } from '../data/names.ts';
import type { CartItem } from '../domain/entities.ts';
import { DishNote } from './DishNote.tsx';
import { messages } from './note-messages.en.ts';
import { NoteField } from './NoteField.tsx';
import type { useDishNote } from './use-dish-note.ts';

type DishNoteEditorProps = { item: CartItem; note: ReturnType<typeof useDishNote> };

/** Shows the customer's note to the kitchen about a dish, or the button to write one. */
export function DishNoteEditor({ item, note: [writing, send] }: DishNoteEditorProps) {
  const { id, note = '' } = item;
  const dish = dishName(id, item.name);
  const container = useRef<HTMLDivElement>(null);
  /** Closes the field and returns the focus to the button that opened it. */
  const end = (type: 'note.saved' | 'note.cancelled') => {
    flushSync(() => send({ type }));
    container.current?.querySelector('button')?.focus();
  };
  return (
    <Box ref={container}>
      {writing.matches('writing') ? (
        <NoteField
          dish={dish}
          text={writing.context.text}
          onType={(text) => send({ type: 'note.typed', text })}
          onSave={() => end('note.saved')}
          onCancel={() => end('note.cancelled')}
        />
      ) : (
        <>
          <DishNote note={note} sx={{ pt: 0.5 }} />
          <Button
            size="small"
            aria-label={note ? messages.editFor(dish) : messages.addFor(dish)}
            onClick={() => send({ type: 'note.begun', text: note })}
            sx={{ marginInlineStart: -1, px: 1, minHeight: 32 }}
          >
            <span>{note ? messages.edit : messages.add}</span>
          </Button>
        </>
      )}
    </Box>
  );
}
