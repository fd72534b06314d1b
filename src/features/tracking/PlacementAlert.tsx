import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useMachine } from '@xstate/react';
import { placementAlertMachine } from '../../../machines/placement-alert.ts';

/** Half a second after a tracking page was opened with an order id, its id in an alert. */
export function PlacementAlert({ orderId }: { orderId: string }) {
  const [alert, send] = useMachine(placementAlertMachine);
  return (
    <Snackbar
      open={alert.matches('shown')}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ mt: { xs: 7, md: 8 } }}
    >
      <Alert
        severity="success"
        variant="filled"
        onClose={() => send({ type: 'alert.dismissed' })}
        sx={{ overflowWrap: 'anywhere' }}
      >
        Order placed successfully! Your tracking ID is: {orderId}
      </Alert>
    </Snackbar>
  );
}
