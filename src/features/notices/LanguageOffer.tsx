import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { language } from '../../domain/language.en.ts';
import { chooseLanguage, findPreferredLanguage } from '../../services/language-choice.ts';
import { Notice } from '../../shared/Notice.tsx';
import { useLanguageSwitch } from '../../shared/use-language-switch.ts';
import { useNotice } from '../../shared/use-notice.ts';
import type { WatchCause } from '../../shared/use-notice.ts';
import { languageOffers } from './language-offers.ts';

const watchPreference: WatchCause = (report) => {
  const preferred = findPreferredLanguage();
  report(preferred !== undefined && preferred !== language.code);
  return () => {};
};

/** Offers the site's other language once, in that language, if the browser's settings prefer it. */
export function LanguageOffer() {
  const { isOpen, dismiss } = useNotice(watchPreference);
  const { other, open } = useLanguageSwitch();
  const { offer, accept, close } = languageOffers[other.code];
  return (
    <Notice
      isOpen={isOpen}
      action={
        <Button color="inherit" size="small" lang={other.code} onClick={() => void open()}>
          <span>{accept}</span>
        </Button>
      }
      dismissal={{
        label: close,
        dismiss: () => {
          chooseLanguage(language.code);
          dismiss();
        },
      }}
    >
      <Box component="span" lang={other.code}>
        {offer}
      </Box>
    </Notice>
  );
}
