import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { ExpandMoreIcon } from '../../shared/icons.tsx';
import { FOOTER_GAP } from '../../shared/footer-gap.ts';
import { LanguageLink } from '../../shared/LanguageLink.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { FooterSections } from './FooterSections.tsx';
import { messages } from './messages.en.tsx';

const smallPrint = { xs: '0.8125rem', sm: '0.875rem' };

function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ fontSize: smallPrint, lineHeight: 1.5, py: 0.5 }}>
      {children}
    </Box>
  );
}

function LegalLinks() {
  return (
    <Stack
      direction="row"
      sx={{
        color: 'text.secondary',
        fontSize: smallPrint,
        lineHeight: 1.5,
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 1.5, sm: 2 },
      }}
    >
      <TextLink to="/privacy" underline="hover" sx={{ color: 'inherit', py: 0.5 }}>
        {messages.privacy}
      </TextLink>
      <TextLink to="/terms" underline="hover" sx={{ color: 'inherit', py: 0.5 }}>
        {messages.terms}
      </TextLink>
      <LanguageLink sx={{ color: 'inherit', fontSize: smallPrint, lineHeight: 1.5, py: 0.5 }} />
    </Stack>
  );
}

/**
 * Shows the footer as one line, for pages that need the customer's attention. A button opens the rest of the
 * footer.
 */
function FooterLine() {
  return (
    <Container sx={{ py: 1 }}>
      <Stack
        direction="row"
        sx={{ float: 'inline-start', pt: 1, columnGap: 2, color: 'text.secondary' }}
      >
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          <SmallPrint>{messages.copyright}</SmallPrint>
        </Box>
        <LegalLinks />
      </Stack>
      <Box component="details" sx={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
        <Box
          component="summary"
          sx={{
            display: 'flex',
            width: 'fit-content',
            minHeight: 44,
            marginInlineStart: 'auto',
            alignItems: 'center',
            gap: 0.25,
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
            color: 'text.secondary',
            fontSize: '0.875rem',
            fontWeight: 600,
          }}
        >
          {messages.more((text) => (
            <span style={visuallyHidden}>{text}</span>
          ))}
          <ExpandMoreIcon fontSize="small" sx={{ transition: 'transform 200ms' }} />
        </Box>
        <Box sx={{ clear: 'both', pt: 2, pb: 2 }}>
          <FooterSections />
          <Box sx={{ mt: 2, color: 'text.secondary' }}>
            <SmallPrint>{messages.demo}</SmallPrint>
          </Box>
        </Box>
      </Box>
    </Container>
  );
}

export function Footer() {
  const isCheckout = useMatch('/checkout') !== null;
  const isTracking = useMatch('/track') !== null;
  const isLine = isCheckout || isTracking;
  return (
    <Box
      component="footer"
      sx={{
        // On a phone, checkout ends with a bar that reaches the footer.
        mt: { ...FOOTER_GAP, ...(isLine && { md: 6 }), ...(isCheckout && { xs: 0 }) },
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {isLine ? (
        <FooterLine />
      ) : (
        <Container sx={{ pt: { xs: 2, sm: 5 }, pb: { xs: 1.5, sm: 3 } }}>
          <FooterSections />
          <Stack
            direction="row"
            sx={{
              mt: { xs: 1.5, sm: 4 },
              pt: { xs: 1, sm: 2 },
              columnGap: 2,
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              borderTop: '1px solid',
              borderColor: 'divider',
              color: 'text.secondary',
            }}
          >
            <LegalLinks />
            <SmallPrint>{messages.demo}</SmallPrint>
            <SmallPrint>{messages.copyright}</SmallPrint>
          </Stack>
        </Container>
      )}
    </Box>
  );
}
