import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '../../domain/entities.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { FormField } from '../../shared/FormField.tsx';
import { CheckCircleIcon, ShareIcon, WarningIcon } from '../../shared/icons.tsx';
import { appear } from './appear.ts';
import { useOrderSharing } from './use-order-sharing.ts';

const sentence = { display: 'flex', gap: 0.75, alignItems: 'start', mt: 1.5, animation: appear };

/**
 * Shows that the link was shared. The text mentions cancellations, because a tracking link can't show them.
 */
function Done({ children }: { children: string }) {
  return (
    <Box sx={sentence}>
      <CheckCircleIcon sx={{ fontSize: 20, mt: '1px', color: 'success.main' }} />
      <Typography variant="body2">{children}</Typography>
    </Box>
  );
}

function Failed({ children }: { children: string }) {
  return (
    <Box sx={{ ...sentence, color: 'warning.main' }}>
      <WarningIcon sx={{ fontSize: 20, mt: '1px' }} />
      <Typography variant="body2">{children}</Typography>
    </Box>
  );
}

export function OrderSharing({ order }: { order: Order }) {
  const [sharing, send] = useOrderSharing(order);
  const isRefused = sharing.matches('refused');
  return (
    <Box component="section" aria-labelledby="sharing-title">
      <Typography variant="h3" component="h2" id="sharing-title" sx={{ mb: 0.5 }}>
        Share live tracking
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Is someone else waiting for this order? Send them a tracking link. They’ll see the countdown
        and the map, but not your address, your name or what you paid.
      </Typography>
      <BusyButton
        variant="outlined"
        startIcon={<ShareIcon />}
        aria-label="Share tracking link"
        isBusy={sharing.hasTag('busy')}
        onClick={() => send({ type: 'sharing.requested' })}
      >
        Share
      </BusyButton>
      <Box role="status">
        {sharing.matches('shared') && (
          <Done>
            You shared the tracking link. It won’t show a cancellation, so let your friend know if
            you cancel.
          </Done>
        )}
        {sharing.matches('copied') && (
          <Done>
            Link copied. Paste it into a message. It won’t show a cancellation, so let your friend
            know if you cancel.
          </Done>
        )}
        {isRefused && (
          <Failed>We couldn’t copy the tracking link. Copy it from the box below.</Failed>
        )}
      </Box>
      {isRefused && (
        <FormField
          label="Tracking link"
          value={sharing.context.link}
          readOnly
          autoFocus
          size="small"
          onFocus={({ target }) => target.select()}
          sx={{ mt: 2 }}
        />
      )}
    </Box>
  );
}
