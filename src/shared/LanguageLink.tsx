import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { chooseLanguage } from '../services/language-choice.ts';
import { opensElsewhere } from './controls.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

type LanguageLinkProps = Pick<LinkProps, 'sx'> & { closeMenu?: () => void };

/** Renders a link that opens this page in the site's other language. */
export function LanguageLink({ closeMenu, sx }: LanguageLinkProps) {
  const { other, url, open } = useLanguageSwitch(closeMenu);
  // A prerendered page may be shown at several paths. React does not correct attributes during hydration, so
  // the link gets its final URL afterwards.
  const isHydrated = useIsHydrated();
  return (
    <Link
      href={isHydrated ? url : other.basePath || '/'}
      hrefLang={other.code}
      lang={other.code}
      underline="hover"
      onClick={(event) => {
        if (opensElsewhere(event)) {
          // If the new choice were not stored, the page in the new tab would lead back to the language that
          // was chosen before.
          chooseLanguage(other.code);
          return;
        }
        event.preventDefault();
        void open();
      }}
      onAuxClick={({ button }) => {
        // The middle button opens a new tab, too. The right button only opens a menu.
        if (button === 1) chooseLanguage(other.code);
      }}
      sx={sx}
    >
      {other.name}
    </Link>
  );
}
