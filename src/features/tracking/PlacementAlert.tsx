import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { focusContent } from '../../shared/focus-content.ts';
import { messages } from './messages.en.tsx';

type PlacementAlertProps = {
  orderId: string;
  state: 'waiting' | 'shown' | 'dismissed';
  onDismiss: () => void;
};

/**
 * Shows the alert with the ID of a placed order. Room is reserved for the alert before it appears, so that
 * nothing moves.
 */
export function PlacementAlert({ orderId, state, onDismiss }: PlacementAlertProps) {
  return (
    <Collapse in={state !== 'dismissed'} unmountOnExit>
      <Box
        sx={{ pt: { xs: 1.5, md: 2.5 } }}
        style={{ visibility: state === 'waiting' ? 'hidden' : undefined }}
      >
        <Alert
          severity="success"
          onClose={() => {
            // The focus moves first, because the clicked button is about to disappear.
            focusContent();
            onDismiss();
          }}
          sx={{ py: 0.25, lineHeight: 1.4, overflowWrap: 'anywhere' }}
        >
          {messages.placed(orderId)}
        </Alert>
      </Box>
    </Collapse>
  );
}
