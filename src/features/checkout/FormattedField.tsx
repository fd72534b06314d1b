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
  /** A hint on what looks wrong, or null. Given once the customer has left the field. */
  advise: (text: string) => string | null;
};

/** A required number field that formats itself and gives advice. */
export function FormattedField({
  format,
  advise,
  hint = '',
  placeholder = '',
  ...field
}: FormattedFieldProps) {
  const [text, setText] = useState('');
  const [advice, setAdvice] = useState<string | null>(null);
  return (
    <FormField
      {...field}
      required
      placeholder={placeholder}
      value={text}
      hint={advice ?? hint}
      inputProps={{ inputMode: 'numeric' }}
      onChange={({ target }) => {
        // Formatting in the middle of the text would move the caret: that waits for leaving.
        const isAtEnd = target.selectionStart === target.value.length;
        setText(isAtEnd ? format(target.value) : target.value);
      }}
      onBlur={() => {
        setText(format(text));
        setAdvice(advise(format(text)));
      }}
    />
  );
}
