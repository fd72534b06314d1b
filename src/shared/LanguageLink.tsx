import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

type LanguageLinkProps = Pick<LinkProps, 'sx'> & { closeMenu?: () => void };

/** Opens this page in the site's other language. */
export function LanguageLink({ closeMenu, sx }: LanguageLinkProps) {
  const { other, path, open } = useLanguageSwitch(closeMenu);
  // A prerendered page may be shown at several paths, and React does not correct attributes as it hydrates them.
  const isHydrated = useIsHydrated();
  return (
    <Link
      href={isHydrated ? path : other.basePath || '/'}
      hrefLang={other.code}
      lang={other.code}
      underline="hover"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void open();
      }}
      sx={sx}
    >
      {other.name}
    </Link>
  );
}
