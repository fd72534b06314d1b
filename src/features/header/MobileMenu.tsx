import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef } from 'react';
import { LoadErrorNotice } from '../../shared/LoadError.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { MenuIcon } from '../../shared/icons.tsx';
import { useDisclosure } from '../../shared/use-disclosure.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { forgetOpenMenu, wasMenuOpen } from './handed-over-menu.ts';
import { MobileMenuDrawer } from './MobileMenuDrawer.tsx';

/** Shows the button that opens the navigation on screens that are too narrow for the header's links. */
export function MobileMenu() {
  const isHandedOver = useIsHydrated() && wasMenuOpen();
  const menu = useDisclosure(isHandedOver);
  const close = () => {
    forgetOpenMenu();
    menu.close();
  };
  const button = useRef<HTMLButtonElement>(null);
  // When the drawer closes, the focus returns to the element that had it when the drawer opened. If the menu
  // opens again after a language switch, that element must be this button.
  useLayoutEffect(() => {
    if (isHandedOver) button.current?.focus();
  }, [isHandedOver]);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={sharedMessages.menu}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={menu.open}
        sx={{ display: { lg: 'none' }, color: 'text.primary' }}
      >
        <MenuIcon />
      </IconButton>
      <PartBoundary failure={menu.isOpen && <LoadErrorNotice onDismiss={close} />}>
        <MobileMenuDrawer isOpen={menu.isOpen} onClose={close} />
      </PartBoundary>
    </>
  );
}
