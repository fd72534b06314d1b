import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { placementAlertMachine } from '../../../machines/placement-alert.ts';
import { useMachine } from '../../shared/actors.ts';
import { focusContent } from '../../shared/focus-content.ts';

/**
 * Half a second after a tracking page was opened with an order id, its id in an alert. Its room is
 * kept from the beginning, so that nothing on the page moves when it comes.
 */
export function PlacementAlert({ orderId }: { orderId: string }) {
  const [alert, send] = useMachine(placementAlertMachine);
  return (
    <Collapse in={!alert.matches('dismissed')} unmountOnExit>
      <Box
        sx={{ pt: { xs: 1.5, md: 2.5 } }}
        style={{ visibility: alert.matches('waiting') ? 'hidden' : undefined }}
      >
        <Alert
          severity="success"
          onClose={() => {
            // Its button goes, and has the focus.
            focusContent();
            send({ type: 'alert.dismissed' });
          }}
          sx={{ py: 0.25, borderRadius: 3, lineHeight: 1.4, overflowWrap: 'anywhere' }}
        >
          {`Order placed successfully! Your tracking ID is: ${orderId}`}
        </Alert>
      </Box>
    </Collapse>
  );
}
