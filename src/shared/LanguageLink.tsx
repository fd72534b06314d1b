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
  // A prerendered page may be shown at several paths, and React does not correct attributes as it hydrates
  // them.
  const isHydrated = useIsHydrated();
  return (
    <Link
      href={isHydrated ? url : other.basePath || '/'}
      hrefLang={other.code}
      lang={other.code}
      underline="hover"
      onClick={(event) => {
        if (opensElsewhere(event)) {
          // Otherwise, the page in the new tab would lead back to the language that the customer chose
          // before.
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
