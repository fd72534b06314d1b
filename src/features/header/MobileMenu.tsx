import IconButton from '@mui/material/IconButton';
import { menuMachine } from '../../../machines/menu.ts';
import { useMachine } from '../../shared/actors.ts';
import { FloatingFailure } from '../../shared/Failure.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { MenuIcon } from '../../shared/icons.tsx';
import { MobileMenuDrawer } from './MobileMenuDrawer.tsx';

/** The toggle of the navigation on screens too narrow for its links. */
export function MobileMenu() {
  const [menu, send] = useMachine(menuMachine);
  const isOpen = menu.matches('open');
  const close = () => send({ type: 'menu.closed' });
  return (
    <>
      <IconButton
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => send({ type: 'menu.opened' })}
        sx={{ display: { lg: 'none' }, width: 44, height: 44, color: 'text.primary' }}
      >
        <MenuIcon />
      </IconButton>
      <PartBoundary failure={isOpen && <FloatingFailure onDismiss={close} />}>
        <MobileMenuDrawer isOpen={isOpen} onClose={close} />
      </PartBoundary>
    </>
  );
}
