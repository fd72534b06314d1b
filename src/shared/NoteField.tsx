import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import type { CompositionEvent, InputEvent, KeyboardEvent } from 'react';
import { countCharacters } from '../domain/characters.ts';
import { MAX_NOTE_LENGTH } from '../domain/cart.ts';
import { bringIntoView } from './bring-into-view.ts';
import { isComposing } from './composition.ts';
import { FormField } from './FormField.tsx';
import { messages } from './note-messages.en.ts';
import { readFormFields } from './read-form.ts';
import { limitField } from './limit-field.ts';

/** The hint counts the remaining characters once no more than this number remain. */
const MAX_COUNTED_CHARACTERS = 20;

type NoteFieldProps = {
  dish: string;
  text: string;
  onType: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
};

function hintFor(left: number): string {
  return left > MAX_COUNTED_CHARACTERS ? messages.hint(MAX_NOTE_LENGTH) : messages.left(left);
}

/**
 * Returns the announcement for screen readers. The announcement rarely changes, because a new number after
 * each key would interrupt typing.
 */
function announcementFor(left: number): string {
  if (left > MAX_COUNTED_CHARACTERS) return '';
  return left === 0 ? messages.full : messages.nearlyFull(MAX_NOTE_LENGTH);
}

/** Shows the field for a note. Enter saves the note; Escape discards the changes and leaves the cart open. */
export function NoteField({ dish, text, onType, onSave, onCancel }: NoteFieldProps) {
  const left = MAX_NOTE_LENGTH - countCharacters(text);
  const act = (event: KeyboardEvent<HTMLFormElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    } else if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  };
  return (
    <Box
      component="form"
      // The focus scrolls only to the field, not to the hint and the buttons.
      ref={bringIntoView}
      aria-label={messages.noteFor(dish)}
      onKeyDown={act}
      onSubmit={(event) => {
        event.preventDefault();
        onType(readFormFields(event.currentTarget, 'note').note);
        onSave();
      }}
      sx={{ pt: 1.5, scrollMarginBottom: '16px' }}
    >
      <FormField
        label={messages.noteFor(dish)}
        name="note"
        size="small"
        multiline
        minRows={2}
        autoFocus
        value={text}
        hint={hintFor(left)}
        onChange={(event) => onType(event.target.value)}
        onFocus={({ target }) => target.setSelectionRange(text.length, text.length)}
        slotProps={{
          input: {
            enterKeyHint: 'done',
            onInput: (event: InputEvent<HTMLInputElement>) => {
              // While an input method is composing, shortening the text would end the composition.
              if (!event.nativeEvent.isComposing) limitField(event.currentTarget, MAX_NOTE_LENGTH);
            },
            onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
              limitField(event.currentTarget, MAX_NOTE_LENGTH);
              onType(event.currentTarget.value);
            },
          },
        }}
      />
      <Box role="status" sx={visuallyHidden}>
        {announcementFor(left)}
      </Box>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', mt: 0.5 }}>
        <Button
          size="small"
          color="secondary"
          aria-label={messages.cancelFor(dish)}
          onClick={onCancel}
        >
          {messages.cancel}
        </Button>
        <Button size="small" type="submit" variant="outlined" aria-label={messages.saveFor(dish)}>
          {messages.save}
        </Button>
      </Stack>
    </Box>
  );
}
