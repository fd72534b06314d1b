import { useLocation } from 'react-router-dom';
import { language } from '../domain/language.en.ts';
import { languages } from '../domain/languages.ts';
import type { Language } from '../domain/languages.ts';
import { handOver } from '../services/hand-over.ts';
import { chooseLanguage } from '../services/language-choice.ts';
import { CartActor } from './cart.ts';
import { namedControlsIn } from './use-take-over.ts';

/** The names of the fields whose input is never stored, not even while another page loads. */
const SECRET = new Set(['password', 'confirmPassword', 'cvv']);

function enteredInput() {
  return namedControlsIn(document.body)
    .filter(({ name, value }) => value !== '' && !SECRET.has(name))
    .map(({ name, value }) => ({ name, value }));
}

/** Returns the site's other language, this page's path in it, and a function that opens this page in it. */
export function useLanguageSwitch() {
  const other: Language = language.code === 'en' ? languages.hi : languages.en;
  const cart = CartActor.useActorRef();
  const { pathname } = useLocation();
  const href = `${other.basePath}${pathname}`.replace(/(?<=.)\/$/, '');
  const open = () => {
    const { context } = cart.getSnapshot();
    chooseLanguage(other.code);
    handOver(context.userId === null ? context.cart : undefined, enteredInput());
    // The page's history entry, with its query, its fragment and its state, gets the other language's path.
    history.replaceState(history.state, '', href + location.search + location.hash);
    location.reload();
  };
  return { other, href, open };
}
