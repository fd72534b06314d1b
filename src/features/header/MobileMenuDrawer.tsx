import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';
import type { AuthMode } from '../../../machines/auth-modal.ts';
import { AuthModalActor } from '../../shared/app.ts';
import { CloseButton } from '../../shared/CloseButton.tsx';
import { LanguageLink } from '../../shared/LanguageLink.tsx';
import { Layer } from '../../shared/Layer.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { NOTICES_TOP_HEIGHT } from '../../shared/notices-height.ts';
import { Logo } from '../../shared/Logo.tsx';
import { SessionActor, nameOf, useUser } from '../../shared/session.ts';
import { messages } from './messages.en.ts';
import { navigation } from './navigation.ts';

type MobileMenuDrawerProps = { isOpen: boolean; onClose: () => void };

type MenuLinkProps = { to: string; label: string; onClick: () => void };

function MenuLink({ to, label, onClick }: MenuLinkProps) {
  return (
    <ListItem disablePadding component="div">
      <ListItemButton
        component={NavLink}
        to={to}
        onClick={onClick}
        sx={{
          borderRadius: 3,
          minHeight: 52,
          '&.active': { bgcolor: 'tint.main', color: 'primary.main' },
        }}
      >
        <ListItemText
          primary={label}
          slotProps={{ primary: { sx: { fontWeight: 700, fontSize: '1.0625rem' } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}

export function MobileMenuDrawer({ isOpen, onClose }: MobileMenuDrawerProps) {
  const authModal = AuthModalActor.useActorRef();
  const session = SessionActor.useActorRef();
  const isSignedOut = SessionActor.useSelector((snapshot) =>
    snapshot.matches({ customer: 'signedOut' }),
  );
  const user = useUser();
  const openAuth = (mode: AuthMode) => {
    onClose();
    authModal.send({ type: 'auth.opened', mode });
  };
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': sharedMessages.menu,
          sx: {
            width: 'min(88vw, 360px)',
            p: 2.5,
            // During keyboard use, the padding moves the links below a notice, because a drawer whose content
            // fits can't scroll.
            '&:has(:focus-visible) nav': { pt: NOTICES_TOP_HEIGHT },
          },
        },
      }}
    >
      {isOpen && <Layer onClose={onClose} />}
      <Stack spacing={2.5}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Logo size={32} />
          <CloseButton label={messages.closeMenu} onClick={onClose} />
        </Stack>
        <List component="nav" aria-label={messages.navigation} disablePadding>
          {navigation.map(({ to, label }) => (
            <MenuLink key={to} to={to} label={label} onClick={onClose} />
          ))}
          <ListItem disablePadding component="div">
            <LanguageLink
              closeMenu={onClose}
              sx={{
                display: 'flex',
                flex: 1,
                alignItems: 'center',
                minHeight: 52,
                px: 2,
                borderRadius: 3,
                color: 'text.primary',
                fontWeight: 700,
                fontSize: '1.0625rem',
              }}
            />
          </ListItem>
        </List>
        {user && (
          <Box component="section" aria-label={messages.account}>
            <Typography sx={{ fontWeight: 700, px: 2, overflowWrap: 'anywhere' }}>
              {nameOf(user)}
            </Typography>
            <List component="div" disablePadding>
              <MenuLink to="/orders" label={sharedMessages.myOrders} onClick={onClose} />
            </List>
            <Button
              variant="outlined"
              size="large"
              fullWidth
              sx={{ mt: 1 }}
              onClick={() => {
                onClose();
                session.send({ type: 'session.signOutRequested' });
              }}
            >
              {messages.signOut}
            </Button>
          </Box>
        )}
        {isSignedOut && (
          <Stack spacing={1.25}>
            <Button variant="contained" size="large" onClick={() => openAuth('signup')}>
              {sharedMessages.signUp}
            </Button>
            <Button variant="outlined" size="large" onClick={() => openAuth('login')}>
              {sharedMessages.signIn}
            </Button>
          </Stack>
        )}
      </Stack>
    </Drawer>
  );
}
