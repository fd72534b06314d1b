import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { FacebookIcon, InstagramIcon, XIcon, YouTubeIcon } from '../../shared/icons.tsx';
import { Logo } from '../../shared/Logo.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { messages as newsletterMessages } from '../../shared/newsletter-messages.en.tsx';
import { NewsletterForm } from '../../shared/NewsletterForm.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { messages } from './messages.en.tsx';

const quickLinks = [
  { to: '/', label: sharedMessages.home },
  { to: '/about', label: sharedMessages.aboutUs },
  { to: '/services', label: sharedMessages.services },
  { to: '/blog', label: sharedMessages.blog },
  { to: '/track', label: sharedMessages.trackOrder },
];

const socialLinks = [
  {
    href: 'https://www.instagram.com/',
    label: messages.socialLinks.instagram,
    icon: <InstagramIcon />,
  },
  { href: 'https://x.com/', label: messages.socialLinks.x, icon: <XIcon fontSize="small" /> },
  {
    href: 'https://www.facebook.com/',
    label: messages.socialLinks.facebook,
    icon: <FacebookIcon />,
  },
  { href: 'https://www.youtube.com/', label: messages.socialLinks.youtube, icon: <YouTubeIcon /> },
];

type SectionProps = {
  title: string;
  /**
   * Whether a phone hides the title, because the content is clear without it. Screen readers still announce
   * the title.
   */
  isPlain?: boolean;
  children: ReactNode;
};

function Section({ title, isPlain = false, children }: SectionProps) {
  return (
    <Box sx={{ minWidth: 0, position: 'relative' }}>
      <Typography
        variant="h4"
        component="h2"
        sx={(theme) => ({
          mb: { xs: 0.5, sm: 1 },
          ...(isPlain && { [theme.breakpoints.down('sm')]: visuallyHidden }),
        })}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function SocialLinks() {
  return (
    <Stack direction="row" sx={{ mx: -1.25, mt: { sm: 1 } }}>
      {socialLinks.map(({ href, label, icon }) => (
        <IconButton
          key={href}
          href={href}
          aria-label={label}
          target="_blank"
          rel="noreferrer"
          sx={{ color: 'text.secondary' }}
        >
          {icon}
        </IconButton>
      ))}
    </Stack>
  );
}

/**
 * Shows the contents of the footer: links to social networks and pages, contact details and the newsletter.
 */
export function FooterSections() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: { xs: 1.25, sm: 4 },
        fontSize: { xs: '0.9rem', sm: '1rem' },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          // Large text needs one column.
          sm: 'repeat(auto-fit, minmax(max(15rem, 40%), 1fr))',
          lg: '1.3fr 0.7fr 1fr 1.5fr',
        },
      }}
    >
      <Box
        sx={{
          display: { xs: 'flex', sm: 'block' },
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Logo />
        <Typography
          sx={{
            display: { xs: 'none', sm: 'block' },
            mt: 1.5,
            maxWidth: '34ch',
            color: 'text.secondary',
          }}
        >
          {messages.slogan}
        </Typography>
        <SocialLinks />
      </Box>
      <Section title={messages.quickLinks} isPlain>
        <Box component="nav" aria-label={messages.quickLinks}>
          <Box
            component="ul"
            sx={{
              display: { xs: 'flex', sm: 'block' },
              flexWrap: 'wrap',
              columnGap: 1.5,
            }}
          >
            {quickLinks.map(({ to, label }) => (
              <li key={to}>
                <TextLink
                  to={to}
                  underline="hover"
                  sx={{ color: 'text.secondary', display: 'inline-block', py: 0.5 }}
                >
                  {label}
                </TextLink>
              </li>
            ))}
          </Box>
        </Box>
      </Section>
      <Section title={messages.contact} isPlain>
        <Box
          component="address"
          sx={{
            fontStyle: 'normal',
            color: 'text.secondary',
            display: { xs: 'flex', sm: 'grid' },
            flexWrap: 'wrap',
            justifyItems: 'start',
            columnGap: 2.5,
          }}
        >
          <span>{messages.address}</span>
          <Link
            href="tel:+911155501234"
            underline="hover"
            sx={{ color: 'inherit', display: 'inline-block', py: 0.5 }}
          >
            +91 11 5550 1234
          </Link>
          <Link
            href="mailto:hello@fooddash.example"
            underline="hover"
            sx={{ color: 'inherit', display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}
          >
            hello@fooddash.example
          </Link>
        </Box>
      </Section>
      <Section title={newsletterMessages.title}>
        <Typography
          sx={{
            mb: { xs: 1, sm: 1.5 },
            color: 'text.secondary',
            fontSize: 'inherit',
            lineHeight: 1.4,
          }}
        >
          {newsletterMessages.text}
        </Typography>
        <NewsletterForm />
      </Section>
    </Box>
  );
}
