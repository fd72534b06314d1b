import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { useLanguageSwitch } from './use-language-switch.ts';

/** Opens this page in the site's other language. */
export function LanguageLink({ sx }: Pick<LinkProps, 'sx'>) {
  const { other, href, open } = useLanguageSwitch();
  return (
    <Link
      href={href}
      hrefLang={other.code}
      lang={other.code}
      underline="hover"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
      sx={sx}
    >
      {other.name}
    </Link>
  );
}
