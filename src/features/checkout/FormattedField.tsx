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
  /** Formats the text while the customer types. */
  format: (text: string) => string;
  /** Formats the finished text when the customer leaves the field or submits the form. */
  complete?: (text: string) => string;
  /**
   * Returns a warning, or null. The warning is shown once the customer finishes the field, until they correct
   * it.
   */
  advise: (text: string) => string | null;
};

/**
 * Writes the text into the field. An identical text is skipped, because writing would move the caret to the
 * end.
 */
function write(input: HTMLInputElement, text: string): void {
  if (input.value !== text) input.value = text;
}

/**
 * Shows a required number field that formats itself and shows warnings. It is uncontrolled, because some
 * browsers and password managers change it without an event.
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
      // This listener runs before React's own submit listener, which reads the form.
      form.addEventListener('submit', listener);
      return () => form.removeEventListener('submit', listener);
    },
    [finish],
  );
  const follow = (input: HTMLInputElement) => {
    // Formatting in the middle of the text would move the caret, so it waits until the customer leaves the
    // field.
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
          // While an input method is composing, its digits are not yet final.
          if (!nativeEvent.isComposing) follow(currentTarget);
        },
        onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
          follow(currentTarget),
      }}
      onBlur={({ target }) => finish(target as HTMLInputElement)}
    />
  );
}
