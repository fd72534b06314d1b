import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Logo } from '../../shared/Logo.tsx';
import { NewsletterForm } from '../../shared/NewsletterForm.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { FacebookIcon, InstagramIcon, XIcon, YouTubeIcon } from '../../shared/icons.tsx';

const quickLinks = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About Us' },
  { to: '/services', label: 'Services' },
  { to: '/blog', label: 'Blog' },
  { to: '/track', label: 'Track Order' },
];

const socialLinks = [
  { href: 'https://www.instagram.com/', label: 'FoodDash on Instagram', icon: <InstagramIcon /> },
  { href: 'https://x.com/', label: 'FoodDash on X', icon: <XIcon fontSize="small" /> },
  { href: 'https://www.facebook.com/', label: 'FoodDash on Facebook', icon: <FacebookIcon /> },
  { href: 'https://www.youtube.com/', label: 'FoodDash on YouTube', icon: <YouTubeIcon /> },
];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack spacing={1.5} sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

/** Quick links, contact, newsletter and social links, below every page. */
export function Footer() {
  return (
    <Box
      component="footer"
      sx={{ mt: { xs: 6, md: 10 }, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Container maxWidth="xl" sx={{ py: { xs: 5, md: 7 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1.3fr 0.7fr 1fr 1.5fr' },
          }}
        >
          <Stack spacing={1.5}>
            <Logo />
            <Typography sx={{ color: 'text.secondary', maxWidth: '34ch' }}>
              Delhi’s kitchens at your door, with every step of the way in sight.
            </Typography>
          </Stack>
          <Section title="Quick Links">
            <Box component="nav" aria-label="Quick links">
              <Stack component="ul" spacing={0.25} sx={{ listStyle: 'none', p: 0, m: 0 }}>
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
              </Stack>
            </Box>
          </Section>
          <Section title="Contact">
            <Stack
              component="address"
              spacing={0.75}
              sx={{ fontStyle: 'normal', color: 'text.secondary' }}
            >
              <span>14 Janpath, Connaught Place, New Delhi 110001</span>
              <Link href="tel:+911155501234" underline="hover" sx={{ color: 'inherit' }}>
                +91 11 5550 1234
              </Link>
              <Link
                href="mailto:hello@fooddash.example"
                underline="hover"
                sx={{ color: 'inherit' }}
              >
                hello@fooddash.example
              </Link>
            </Stack>
          </Section>
          <Section title="A letter worth opening">
            <Typography sx={{ color: 'text.secondary' }}>
              New kitchens and seasonal dishes, once a month.
            </Typography>
            <NewsletterForm />
          </Section>
        </Box>
        <Stack
          direction={{ xs: 'column-reverse', sm: 'row' }}
          spacing={2}
          sx={{
            mt: { xs: 4, md: 6 },
            pt: 3,
            borderTop: '1px solid',
            borderColor: 'divider',
            alignItems: { sm: 'center' },
            justifyContent: 'space-between',
          }}
        >
          <Stack
            direction="row"
            sx={{ color: 'text.secondary', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}
          >
            <Typography variant="body2">© 2026 FoodDash</Typography>
            <TextLink variant="body2" to="/privacy" underline="hover" sx={{ color: 'inherit' }}>
              Privacy Policy
            </TextLink>
            <TextLink variant="body2" to="/terms" underline="hover" sx={{ color: 'inherit' }}>
              Terms of Service
            </TextLink>
          </Stack>
          <Stack direction="row" spacing={0.5} sx={{ ml: { xs: -1.25, sm: 0 } }}>
            {socialLinks.map(({ href, label, icon }) => (
              <IconButton
                key={href}
                href={href}
                aria-label={label}
                target="_blank"
                rel="noreferrer"
                sx={{ width: 44, height: 44, color: 'text.secondary' }}
              >
                {icon}
              </IconButton>
            ))}
          </Stack>
        </Stack>
      </Container>
    </Box>
  );
}
