import MenuIcon from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import { menuMachine } from '../../../machines/menu.ts';
import { useMachine } from '../../shared/actors.ts';
import { Overlay } from '../../shared/Overlay.tsx';
import { preloadable, preloadingOnApproach } from '../../shared/preloadable.tsx';

const { Component: MobileMenuDrawer, preload } = preloadable(
  async () => (await import('./MobileMenuDrawer.tsx')).MobileMenuDrawer,
);
const approach = preloadingOnApproach(preload);

/** The toggle of the navigation on screens too narrow for its links. */
export function MobileMenu() {
  const [menu, send] = useMachine(menuMachine);
  const isOpen = menu.matches('open');
  return (
    <>
      <IconButton
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...approach}
        onClick={() => send({ type: 'menu.opened' })}
        sx={{ display: { lg: 'none' }, width: 44, height: 44, color: 'text.primary' }}
      >
        <MenuIcon />
      </IconButton>
      <Overlay isOpen={isOpen}>
        <MobileMenuDrawer isOpen={isOpen} onClose={() => send({ type: 'menu.closed' })} />
      </Overlay>
    </>
  );
}
