import { plural } from '../../domain/plural.ts';
import type { messages as english } from './messages.en.tsx';

/** Prevents a line break after the hyphen. */
const unbroken = { whiteSpace: 'nowrap' } as const;

export const messages: typeof english = {
  title: () => (
    <>
      <span style={unbroken}>नॉन-वेज</span> डिश रखें?
    </>
  ),
  text: (dishes, count) => (
    <>
      <span>आपके कार्ट की डिश</span> {dishes}{' '}
      <span>
        {plural(count, {
          one: 'वेज नहीं है। चाहें तो इसे रखें या हटा दें।',
          other: 'वेज नहीं हैं। चाहें तो इन्हें रखें या हटा दें।',
        })}
      </span>
    </>
  ),
  keep: () => 'डिश रखें',
  remove: () => 'डिश हटाएँ',
};
