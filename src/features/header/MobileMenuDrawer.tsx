import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { NavLink } from 'react-router-dom';
import type { AuthMode } from '../../../machines/auth-modal.ts';
import { AuthModalContext } from '../../shared/auth-modal.ts';
import { Logo } from '../../shared/Logo.tsx';
import { CloseIcon } from '../../shared/icons.tsx';
import { SessionContext } from '../../shared/session.ts';
import { navigation } from './navigation.ts';
import { SearchBox } from './SearchBox.tsx';

type MobileMenuDrawerProps = { isOpen: boolean; onClose: () => void };

/** Search, navigation and, signed out, the sign-in buttons of a small screen. */
export function MobileMenuDrawer({ isOpen, onClose }: MobileMenuDrawerProps) {
  const authModal = AuthModalContext.useActorRef();
  const isSignedOut = SessionContext.useSelector((session) => session.matches('signedOut'));
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
        paper: { 'aria-label': 'Menu', sx: { width: 'min(88vw, 360px)', p: 2.5 } },
      }}
    >
      <Stack spacing={2.5}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Logo size={32} />
          <IconButton aria-label="Close menu" onClick={onClose} sx={{ width: 44, height: 44 }}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <Box sx={{ display: { md: 'none' } }}>
          <SearchBox onSearched={onClose} />
        </Box>
        <List component="nav" aria-label="Main" disablePadding>
          {navigation.map(({ to, label }) => (
            <ListItem key={to} disablePadding component="div">
              <ListItemButton
                component={NavLink}
                to={to}
                onClick={onClose}
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
          ))}
        </List>
        {isSignedOut && (
          <Stack spacing={1.25}>
            <Button variant="contained" size="large" onClick={() => openAuth('signup')}>
              Sign Up
            </Button>
            <Button variant="outlined" size="large" onClick={() => openAuth('login')}>
              Sign In
            </Button>
          </Stack>
        )}
      </Stack>
    </Drawer>
  );
}
