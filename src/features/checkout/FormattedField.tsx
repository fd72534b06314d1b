import { useCallback, useState } from 'react';
import type { CompositionEvent, InputEvent } from 'react';
import { FormField } from '../../shared/FormField.tsx';

type FormattedFieldProps = {
  label: string;
  name: string;
  autoComplete: string;
  placeholder?: string;
  hint?: string;
  error: string | undefined;
  /** Formats the text while the customer types. */
  format: (text: string) => string;
  /** Formats the finished text when the customer leaves the field or submits the form. */
  complete?: (text: string) => string;
  /**
   * Returns a warning about the text, or null if there is none. The warning appears when the customer
   * finishes the field, and disappears when they correct the text.
   */
  advise: (text: string) => string | null;
};

/**
 * Writes the text into the field, unless the field contains it already. Writing moves the caret to the end.
 */
function write(input: HTMLInputElement, text: string): void {
  if (input.value !== text) input.value = text;
}

/**
 * Shows a required number field that formats itself and shows warnings. The field is uncontrolled, because
 * some browsers and password managers change it without an input event.
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
    // Formatting would move the caret to the end. A change in the middle of the text is therefore formatted
    // only when the customer leaves the field.
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
