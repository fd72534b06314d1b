import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { PaperProps } from '@mui/material/Paper';
import { PopoverPaper } from '@mui/material/Popover';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { LogoutIcon, PersonIcon, ReceiptIcon } from '../../shared/icons.tsx';
import { ClosedByBack } from '../../shared/Layer.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { NoticeArea } from '../../shared/notice-area.tsx';
import { SessionActor } from '../../shared/session.ts';
import { messages } from './account-menu-messages.en.ts';

type AccountMenuItemsProps = {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  name: string;
  email: string | null;
  onClose: () => void;
};

/** Adds a place for notices above the list, because the list may contain only menu items. */
function PaperWithNotices({ children, ...props }: PaperProps) {
  return (
    <PopoverPaper {...props}>
      <NoticeArea />
      {children}
    </PopoverPaper>
  );
}

export function AccountMenuItems({ anchor, isOpen, name, email, onClose }: AccountMenuItemsProps) {
  const session = SessionActor.useActorRef();
  return (
    <>
      {isOpen && <ClosedByBack onClose={onClose} />}
      <Menu
        id="account-menu"
        anchorEl={() => anchor.current}
        open={isOpen}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slots={{ paper: PaperWithNotices }}
        slotProps={{
          list: { 'aria-labelledby': 'account-button' },
          paper: { sx: { mt: 1, minWidth: 220, maxWidth: 320, borderRadius: 3 } },
        }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {email}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem component={Link} to="/orders" onClick={onClose}>
          <ListItemIcon>
            <ReceiptIcon fontSize="small" />
          </ListItemIcon>
          {sharedMessages.myOrders}
        </MenuItem>
        <MenuItem component={Link} to="/profile" onClick={onClose}>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          {messages.profile}
        </MenuItem>
        <MenuItem
          onClick={() => {
            onClose();
            session.send({ type: 'session.signOutRequested' });
          }}
        >
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {messages.signOut}
        </MenuItem>
      </Menu>
    </>
  );
}
