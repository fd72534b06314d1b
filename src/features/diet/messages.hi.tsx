import { plural } from '../../domain/plural.ts';
import type { messages as english } from './messages.en.tsx';

export const messages: typeof english = {
  title: 'नॉन-वेज डिश रखें?',
  text: (dishes, count) => (
    <>
      <span>आपके कार्ट में</span> {dishes}{' '}
      <span>
        {plural(count, {
          one: 'वेज नहीं है। आप चाहें तो इसे रखें या हटाएँ।',
          other: 'वेज नहीं हैं। आप चाहें तो इन्हें रखें या हटाएँ।',
        })}
      </span>
    </>
  ),
  keep: () => 'डिश रखें',
  remove: () => 'डिश हटाएँ',
};
