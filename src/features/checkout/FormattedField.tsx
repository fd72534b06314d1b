import { useState } from 'react';
import { FormField } from '../../shared/FormField.tsx';

type FormattedFieldProps = {
  label: string;
  name: string;
  autoComplete: string;
  placeholder?: string;
  hint?: string;
  error: string | null;
  /** Brings what was typed into its usual form. */
  format: (text: string) => string;
  /** What looks wrong, or null. Said once the customer has left the field, until it is put right. */
  advise: (text: string) => string | null;
};

/** A required number field that formats itself, and warns of what looks wrong. */
export function FormattedField({ format, advise, ...field }: FormattedFieldProps) {
  const [text, setText] = useState('');
  const [advice, setAdvice] = useState<string | null>(null);
  return (
    <FormField
      {...field}
      required
      value={text}
      warning={advice}
      inputProps={{ inputMode: 'numeric' }}
      onChange={({ target }) => {
        // Formatting in the middle of the text would move the caret: that waits for leaving.
        const isAtEnd = target.selectionStart === target.value.length;
        const typed = isAtEnd ? format(target.value) : target.value;
        setText(typed);
        if (advise(typed) === null) setAdvice(null);
      }}
      onBlur={() => {
        setText(format(text));
        setAdvice(advise(format(text)));
      }}
    />
  );
}
