import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { language } from '../../domain/language.en.ts';
import { chooseLanguage, findPreferredLanguage } from '../../services/language-choice.ts';
import { BeforeHydration } from '../../shared/BeforeHydration.tsx';
import { CloseButton } from '../../shared/CloseButton.tsx';
import { focusAround } from '../../shared/focus-around.ts';
import { useDisclosure } from '../../shared/use-disclosure.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useLanguageSwitch } from '../../shared/use-language-switch.ts';
import { languageOffers } from './language-offers.ts';

/** The script that marks the page if the offer is due. It checks the same conditions as `isDue`. */
const offerScript =
  "try{const c=navigator.languages.map(t=>t.split('-')[0]).find(c=>c==='en'||c==='hi'),d=document.documentElement;if(c&&c!==d.lang&&localStorage.getItem('language')===null)d.dataset.offer=1}catch{}";

function isDue(): boolean {
  const preferred = findPreferredLanguage();
  return preferred !== undefined && preferred !== language.code;
}

/**
 * Offers the site's other language once, in that language, if the browser's settings prefer it. The offer is
 * part of the page, because a notice would cover the title, which a new customer wants to read.
 */
export function LanguageOffer() {
  const disclosure = useDisclosure(useIsHydrated() && isDue());
  const { other, open } = useLanguageSwitch();
  const { offer, accept, close } = languageOffers[other.code];
  return (
    <>
      <BeforeHydration script={offerScript} />
      <Box
        lang={other.code}
        sx={{
          display: disclosure.isOpen ? 'flex' : 'none',
          // The first paint already has room for the offer, so that nothing moves when the app starts.
          '[data-offer] &': { display: 'flex' },
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 0.5,
          px: { xs: 2, sm: 3 },
          paddingInlineEnd: { xs: 0.5, sm: 2 },
          bgcolor: 'tint.main',
          fontSize: '0.9375rem',
          '@media print': { display: 'none' },
        }}
      >
        <Box
          component="span"
          sx={{ flex: { xs: '1 1 6.5em', sm: 'none' }, py: 0.5, lineHeight: 1.35 }}
        >
          {offer}
        </Box>
        <Button size="small" sx={{ minHeight: 44, px: 1 }} onClick={() => void open()}>
          <span>{accept}</span>
        </Button>
        <CloseButton
          label={close}
          iconSize="small"
          onClick={({ currentTarget }) => {
            focusAround(currentTarget);
            chooseLanguage(language.code);
            delete document.documentElement.dataset['offer'];
            disclosure.close();
          }}
          sx={{ marginInlineStart: { sm: 'auto' } }}
        />
      </Box>
    </>
  );
}
