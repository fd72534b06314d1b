import { useCallback, useState } from 'react';
import type { CompositionEvent, InputEvent } from 'react';
import { FormField } from '../../shared/FormField.tsx';

type FormattedFieldProps = {
  label: string;
  name: string;
  autoComplete: string;
  placeholder?: string;
  hint?: string;
  error: string | null;
  /** Brings what is being typed into its usual form. */
  format: (text: string) => string;
  /** The same for what is complete: the customer leaves the field, or sends the form. */
  complete?: (text: string) => string;
  /** What looks wrong, or null. Said once the field is complete, until it is put right. */
  advise: (text: string) => string | null;
};

/** Writes only what differs: a text that is written again puts the caret at its end. */
function write(input: HTMLInputElement, text: string): void {
  if (input.value !== text) input.value = text;
}

/**
 * A required number field that formats itself, and warns of what looks wrong. Its text is in the page
 * alone: some browsers and password managers change it without an event.
 */
export function FormattedField(props: FormattedFieldProps) {
  const { format, complete = format, advise, ...field } = props;
  const [advice, setAdvice] = useState<string | null>(null);
  const finish = useCallback(
    (input: HTMLInputElement) => {
      write(input, complete(input.value));
      setAdvice(advise(input.value));
    },
    [complete, advise],
  );
  const finishOnSubmit = useCallback(
    (input: HTMLInputElement | null) => {
      const form = input?.form;
      if (!form) return undefined;
      const listener = () => finish(input);
      // It runs before React's own listener, which reads the form.
      form.addEventListener('submit', listener);
      return () => form.removeEventListener('submit', listener);
    },
    [finish],
  );
  const follow = (input: HTMLInputElement) => {
    // Formatting in the middle of the text would move the caret: that waits for leaving.
    if (input.selectionStart === input.value.length) write(input, format(input.value));
    if (advise(input.value) === null) setAdvice(null);
  };
  return (
    <FormField
      {...field}
      required
      warning={advice}
      inputRef={finishOnSubmit}
      inputProps={{
        inputMode: 'numeric',
        onInput: ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
          // An input method has not decided yet which digits it writes.
          if (!nativeEvent.isComposing) follow(currentTarget);
        },
        onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
          follow(currentTarget),
      }}
      onBlur={({ target }) => finish(target as HTMLInputElement)}
    />
  );
}
