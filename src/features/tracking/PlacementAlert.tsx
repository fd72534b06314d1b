import Alert from '@mui/material/Alert';
import Collapse from '@mui/material/Collapse';
import { placementAlertMachine } from '../../../machines/placement-alert.ts';
import { useMachine } from '../../shared/actors.ts';

/** Half a second after a tracking page was opened with an order id, its id in an alert. */
export function PlacementAlert({ orderId }: { orderId: string }) {
  const [alert, send] = useMachine(placementAlertMachine);
  return (
    <Collapse in={alert.matches('shown')} mountOnEnter unmountOnExit>
      <Alert
        severity="success"
        onClose={() => send({ type: 'alert.dismissed' })}
        sx={{ mb: 3, borderRadius: 3, overflowWrap: 'anywhere' }}
      >
        Order placed successfully! Your tracking ID is: {orderId}
      </Alert>
    </Collapse>
  );
}
