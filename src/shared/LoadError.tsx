import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { watchConnection } from '../services/connection.ts';
import { useHasGuestCart } from './cart.ts';
import { focusAround } from './focus-around.ts';
import { messages as loadErrorMessages } from './load-error-messages.en.ts';
import { messages } from './messages.en.ts';
import { noticeHost } from './notice-area.tsx';
import { useDisclosure } from './use-disclosure.ts';

function textFor(isConnected: boolean, hasGuestCart: boolean): string {
  const { online, onlineWithCart, offline, offlineWithCart } = loadErrorMessages;
  if (hasGuestCart) return isConnected ? onlineWithCart : offlineWithCart;
  return isConnected ? online : offline;
}

/** Shows that a part of the app failed or did not load, and how to continue. */
export function LoadError({ children }: { children?: ReactNode }) {
  const hasGuestCart = useHasGuestCart();
  const isConnected = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Box
      role="alert"
      sx={{
        m: 'auto',
        p: 2.5,
        maxWidth: 640,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderRadius: 4,
        bgcolor: 'tint.strong',
      }}
    >
      <Box component="span" sx={{ flex: '1 1 280px' }}>
        {textFor(isConnected, hasGuestCart)}
      </Box>
      {children}
      <Button variant="contained" onClick={() => location.reload()}>
        {messages.reloadPage}
      </Button>
    </Box>
  );
}

type LoadErrorNoticeProps = {
  /** Closes the part that did not load, so that the customer can try again. */
  onDismiss?: () => void;
};

/** Shows a notice that a dialog or a drawer did not load. The customer can dismiss the notice. */
export function LoadErrorNotice({ onDismiss }: LoadErrorNoticeProps) {
  const { isOpen, close } = useDisclosure(true);
  return createPortal(
    <div>
      {isOpen && (
        <LoadError>
          <Button
            color="inherit"
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              close();
              onDismiss?.();
            }}
          >
            {loadErrorMessages.notNow}
          </Button>
        </LoadError>
      )}
    </div>,
    noticeHost(),
  );
}
