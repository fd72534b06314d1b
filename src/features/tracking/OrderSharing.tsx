import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '../../domain/entities.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { FormField } from '../../shared/FormField.tsx';
import { CheckCircleIcon, ShareIcon, WarningIcon } from '../../shared/icons.tsx';
import { moveFocusOnRemoval } from '../../shared/move-focus-on-removal.ts';
import { ActionRow } from './ActionRow.tsx';
import { appear } from './appear.ts';
import { messages } from './messages.en.tsx';
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
    <Box ref={moveFocusOnRemoval} component="section" aria-labelledby="sharing-title">
      <ActionRow
        icon={<ShareIcon sx={{ color: 'primary.main' }} />}
        title={messages.sharing.title}
        titleId="sharing-title"
      >
        <BusyButton
          variant="outlined"
          size="small"
          aria-label={messages.sharing.shareLink}
          isBusy={sharing.hasTag('busy')}
          onClick={() => send({ type: 'sharing.requested' })}
        >
          {messages.sharing.share}
        </BusyButton>
      </ActionRow>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {messages.sharing.text}
      </Typography>
      <Box role="status">
        {sharing.matches('shared') && <Done>{messages.sharing.shared}</Done>}
        {sharing.matches('copied') && <Done>{messages.sharing.copied}</Done>}
        {isRefused && <Failed>{messages.sharing.refused}</Failed>}
      </Box>
      {isRefused && (
        <FormField
          label={messages.sharing.link}
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
