import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { memo } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { AuthModalActor } from '../../shared/app.ts';
import { BARS_HEIGHT } from '../../shared/bottom-bars.ts';
import {
  HEADER_HEIGHT,
  expectedHeight,
  followHeight,
  headerHeight,
} from '../../shared/header-height.ts';
import { LanguageLink } from '../../shared/LanguageLink.tsx';
import { Logo } from '../../shared/Logo.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import {
  NOTICES_TOP_HEIGHT,
  NOTICES_BOTTOM_HEIGHT,
  noticesHeight,
} from '../../shared/notices-height.ts';
import { Placeholder } from '../../shared/Placeholder.tsx';
import { SessionActor } from '../../shared/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { CartButton } from './CartButton.tsx';
import { messages } from './messages.en.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { navigation } from './navigation.ts';
import { SearchBox } from './SearchBox.tsx';

/** The scroll position in pixels from which the header is solid. */
const SCROLL_THRESHOLD = 10;

function NavigationLinks() {
  return (
    <Box
      component="nav"
      aria-label={messages.navigation}
      sx={{
        display: { xs: 'none', lg: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        marginInlineStart: 'auto',
      }}
    >
      {navigation.map(({ to, label }) => (
        <Button
          key={to}
          component={NavLink}
          to={to}
          color="secondary"
          sx={{
            px: { xs: 1, xl: 1.5 },
            minWidth: 0,
            whiteSpace: 'nowrap',
            fontWeight: 600,
            '&.active': { color: 'primary.main' },
          }}
        >
          <span>{label}</span>
        </Button>
      ))}
    </Box>
  );
}

function Account() {
  const authModal = AuthModalActor.useActorRef();
  const user = SessionActor.useSelector((session) => session.context.user);
  const isUnknown = SessionActor.useSelector((session) => session.hasTag('unknown'));
  const { pathname } = useLocation();
  if (user) return <AccountMenu key={pathname} user={user} />;
  const buttons = (
    <Stack direction="row" spacing={1} sx={{ display: { xs: 'none', sm: 'flex' } }}>
      <Button
        color="secondary"
        onClick={() => authModal.send({ type: 'auth.opened', mode: 'login' })}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {sharedMessages.signIn}
      </Button>
      <Button
        variant="contained"
        onClick={() => authModal.send({ type: 'auth.opened', mode: 'signup' })}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {sharedMessages.signUp}
      </Button>
    </Stack>
  );
  if (!isUnknown) return buttons;
  // The placeholder is as large as the buttons, so that nothing moves when they appear.
  return (
    <Placeholder sx={{ display: { xs: 'none', sm: 'block' }, borderRadius: 999 }}>
      {buttons}
    </Placeholder>
  );
}

/** Renders the header's content. This is a separate component, so that scrolling does not render it again. */
const HeaderContent = memo(function HeaderContent() {
  const { pathname } = useLocation();
  // The restaurant list and the menus have their own search field, and a narrow screen has no room for a
  // second one.
  const hidesSearch = pathname === '/restaurants' || pathname.startsWith('/restaurant/');
  return (
    <Container
      sx={{
        display: 'flex',
        // Large text needs a second row.
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5, md: 2, lg: 1, xl: 2 },
        py: 0.5,
        paddingInlineEnd: { xs: 1, sm: 3 },
      }}
    >
      <Box
        component={Link}
        to="/"
        aria-label={messages.home}
        sx={{ display: 'flex', textDecoration: 'none', borderRadius: 3 }}
      >
        <Logo isMarkOnNarrowScreens={!hidesSearch} />
      </Box>
      <Box
        sx={(theme) => ({
          display: 'flex',
          flex: '1 1 96px',
          minWidth: 96,
          mx: { xs: 1, md: 0, lg: 1, xl: 0 },
          maxWidth: { md: 380 },
          marginInlineEnd: { md: 'auto', lg: 0 },
          ...(hidesSearch && {
            [theme.breakpoints.down('md')]: {
              visibility: 'hidden',
              flexBasis: 0,
              minWidth: 0,
              mx: 0,
            },
          }),
          // On a phone, the search field covers the whole row while it has the focus.
          [theme.breakpoints.down('sm')]: {
            '&:focus-within': {
              position: 'absolute',
              zIndex: 1,
              insetInline: theme.spacing(1),
              mx: 0,
            },
          },
        })}
      >
        <SearchBox />
      </Box>
      <NavigationLinks />
      {/* On a phone, room for two buttons is reserved, because the first paint can contain only the cart
          button. */}
      <Box sx={{ display: { xs: 'flex', sm: 'contents' }, alignItems: 'center', minWidth: 88 }}>
        <LanguageLink
          sx={{
            display: { xs: 'none', md: 'inline-flex' },
            alignItems: 'center',
            minHeight: 44,
            px: 1.5,
            color: 'secondary.main',
            fontWeight: 700,
          }}
        />
        <CartButton />
        <Account />
        {/* The key closes the menu when the path changes. */}
        <MobileMenu key={pathname} />
      </Box>
    </Container>
  );
});

/** The styles that keep a focused control clear of the header, the bars and the notices. */
const room = (
  <GlobalStyles
    styles={(theme) => ({
      html: {
        scrollPaddingTop: `calc(${HEADER_HEIGHT} + ${NOTICES_TOP_HEIGHT})`,
        scrollPaddingBottom: `calc(${BARS_HEIGHT} + ${NOTICES_BOTTOM_HEIGHT})`,
        ...noticesHeight,
        ...expectedHeight.xs,
        [theme.breakpoints.up('md')]: expectedHeight.md,
      },
      // With this padding, customers can scroll until no notice covers the end of the page. The padding is at
      // the end, so the content does not move when a notice appears.
      body: { paddingBottom: NOTICES_BOTTOM_HEIGHT },
    })}
  />
);

export function Header() {
  const isScrolled = useScrollTrigger({ threshold: SCROLL_THRESHOLD, disableHysteresis: true });
  return (
    <Box
      component="header"
      ref={followHeight}
      data-solid={isScrolled}
      sx={{
        display: 'grid',
        // Without this, large text would make the search field wider than a phone.
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'center',
        minHeight: headerHeight,
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        // The header is always visible, so the page should not scroll when one of its controls is focused.
        '& :is(a, button, input)': {
          scrollMarginTop: `calc(-1 * (${HEADER_HEIGHT} + ${NOTICES_TOP_HEIGHT}))`,
        },
        borderBottom: '1px solid transparent',
        transition: 'background-color 200ms, box-shadow 200ms, border-color 200ms',
        '&[data-solid="true"]': {
          bgcolor: 'background.paper',
          borderColor: 'divider',
          boxShadow: '0 6px 24px rgb(0 0 0 / 0.07)',
        },
      }}
    >
      {room}
      <HeaderContent />
    </Box>
  );
}
