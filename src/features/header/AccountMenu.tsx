import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useRef } from 'react';
import type { User } from '../../domain/entities.ts';
import { LoadErrorNotice } from '../../shared/LoadError.tsx';
import { ExpandMoreIcon } from '../../shared/icons.tsx';
import { Initial } from '../../shared/Initial.tsx';
import { loadable } from '../../shared/loadable.tsx';
import { moveFocusOnRemoval } from '../../shared/move-focus-on-removal.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { nameOf } from '../../shared/session.ts';
import { useDisclosure } from '../../shared/use-disclosure.ts';

const AccountMenuItems = loadable(
  async () => (await import('./AccountMenuItems.tsx')).AccountMenuItems,
);

export function AccountMenu({ user }: { user: User }) {
  const { isOpen, open, close } = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const name = nameOf(user);
  return (
    <>
      <Box ref={moveFocusOnRemoval} sx={{ display: 'contents' }}>
        <Button
          ref={button}
          id="account-button"
          color="secondary"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'account-menu' : undefined}
          onClick={open}
          endIcon={<ExpandMoreIcon />}
          sx={{
            paddingInlineStart: 0.75,
            paddingInlineEnd: { xs: 0.75, sm: 1.25 },
            minWidth: 0,
            maxWidth: 200,
            '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
          }}
        >
          <Initial
            name={name}
            size="2rem"
            sx={{
              marginInlineEnd: { sm: 1 },
              bgcolor: 'primary.main',
              color: 'background.default',
              fontSize: '0.9375rem',
              fontWeight: 700,
              lineHeight: 1,
            }}
          />
          <Box
            component="span"
            sx={{
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              // On a phone, the button shows only the initial. Screen readers still announce the name, and
              // the menu shows it.
              '@media (max-width: 599px)': visuallyHidden,
            }}
          >
            {name}
          </Box>
        </Button>
      </Box>
      <PartBoundary failure={isOpen && <LoadErrorNotice onDismiss={close} />}>
        <AccountMenuItems
          anchor={button}
          isOpen={isOpen}
          name={name}
          email={user.email}
          onClose={close}
        />
      </PartBoundary>
    </>
  );
}
