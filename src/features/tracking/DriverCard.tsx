import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Driver } from '../../domain/entities.ts';
import { Initial } from '../../shared/Initial.tsx';
import { StarRating } from '../../shared/StarRating.tsx';
import { CallIcon, ChatIcon } from '../../shared/icons.tsx';
import { CountBadge } from '../../shared/CountBadge.tsx';
import { unreadLabel } from '../../shared/unread-label.ts';
import { appear } from './appear.ts';
import { messages } from './messages.en.tsx';

export type DriverCardProps = {
  driver: Driver;
  /**
   * Opens the chat, or the sign-in dialog if the visitor is signed out. Undefined if another customer placed
   * the order or the session is still unknown.
   */
  onMessage?: () => void;
  /** Whether the order is delivered. The customer then rarely needs the driver. */
  isDelivered?: boolean;
  /** Whether the driver has collected the order, according to the simulated status. */
  hasOrder?: boolean;
  /**
   * Opens the chat from the tracking card's own button, which appears once the driver has collected the
   * order.
   */
  onChat?: () => void;
  /** The number of unread messages from the driver. */
  unreadMessages?: number;
  /** A note that says who can chat, if that is not obvious. */
  note?: string;
};

const contactButton = { flex: '1 1 0', minWidth: 'fit-content', minHeight: 48, px: 1.5 };
const smallContactButton = { flex: '0 0 auto', minHeight: 44 };

/** Returns the `tel:` link for a phone number, with only its digits and a leading plus. */
function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/**
 * Shows the driver, with buttons to call and to chat. The specification has a driver card and, in the
 * tracking card, a section called 'Your Driver'. This card serves as both.
 */
export function DriverCard({
  driver,
  onMessage,
  isDelivered = false,
  hasOrder = false,
  onChat,
  unreadMessages = 0,
  note,
}: DriverCardProps) {
  const { name, vehicle } = driver;
  const button = isDelivered
    ? ({ size: 'small', sx: smallContactButton } as const)
    : { sx: contactButton };
  return (
    <Box component="section" aria-labelledby="driver-title">
      <Typography variant="h3" component="h2" id="driver-title" sx={{ mb: 1.5 }}>
        {hasOrder ? messages.driver.yourDriver : messages.driver.title}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Initial name={name} size="48px" sx={{ color: 'text.primary', fontSize: '1.25rem' }} />
        <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {vehicle}
          </Typography>
          {driver.rating > 0 && <StarRating rating={driver.rating} />}
        </Box>
        {/* In a narrow card, the buttons fill a row of their own. */}
        <Box sx={{ flex: '1 1 auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {onMessage && (
            <Button
              variant="outlined"
              aria-label={unreadLabel(messages.driver.messageDriver(name), unreadMessages)}
              startIcon={<ChatIcon />}
              endIcon={unreadMessages > 0 && <CountBadge count={unreadMessages} />}
              onClick={onMessage}
              {...button}
            >
              <span>{messages.driver.message}</span>
            </Button>
          )}
          {driver.phone && (
            <Button
              variant="outlined"
              href={telephoneLink(driver.phone)}
              aria-label={messages.driver.callDriver(name)}
              startIcon={<CallIcon />}
              {...button}
            >
              <span>{messages.driver.call}</span>
            </Button>
          )}
        </Box>
      </Stack>
      {onChat && hasOrder && (
        <Button
          variant="contained"
          fullWidth
          aria-label={unreadLabel(messages.driver.chat, unreadMessages)}
          endIcon={unreadMessages > 0 && <CountBadge count={unreadMessages} isOnPrimary />}
          onClick={onChat}
          sx={{ mt: 2, animation: appear }}
        >
          <span>{messages.driver.chat}</span>
        </Button>
      )}
      {note && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
