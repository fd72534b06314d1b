import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { sampleDriverEta } from '../../data/drivers.ts';
import { UNKNOWN_DRIVER } from '../../domain/tracking.ts';
import { bottomSheet } from '../../shared/bottom-sheet.ts';
import { CloseButton } from '../../shared/CloseButton.tsx';
import { Initial } from '../../shared/Initial.tsx';
import { Layer } from '../../shared/Layer.tsx';
import { messages as orderMessages } from '../../shared/order-messages.en.ts';
import { messages } from './chat-messages.en.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatMessages } from './ChatMessages.tsx';
import type { DriverChatRef } from './use-driver-chat.ts';

type DriverChatDialogProps = {
  chat: DriverChatRef;
  orderId: string;
  driverName: string;
  /** The minutes until the delivery, or 0 if the order is delivered. */
  minutes?: number;
};

/** Returns the estimated time of arrival. */
function describeEta(minutes: number | undefined): string {
  if (minutes === undefined) return messages.eta(sampleDriverEta);
  return minutes > 0 ? messages.etaInMinutes(minutes) : messages.etaDelivered;
}

export function DriverChatDialog({ chat, orderId, driverName, minutes }: DriverChatDialogProps) {
  const isOpen = useSelector(chat, (snapshot) => snapshot.hasTag('open'));
  const close = () => chat.send({ type: 'chat.closed' });
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby="chat-title"
      slotProps={{
        container: bottomSheet.container,
        paper: {
          sx: {
            ...bottomSheet.paper.sx,
            // Large text makes the dialog higher, as far as the screen allows.
            height: 'max(600px, 37.5rem)',
            maxHeight: { xs: '100dvh', sm: 'calc(100dvh - 32px)' },
            m: { xs: 0, sm: 2 },
            width: { xs: '100%', sm: 444 },
          },
        },
      }}
    >
      {isOpen && <Layer onClose={close} />}
      {/* The notices are outside this box, because some browsers would place them relative to a
          container. */}
      <Stack
        sx={{
          height: '100%',
          overflowY: 'auto',
          containerType: 'size',
          '& > *': { flexShrink: 0 },
        }}
      >
        <Stack
          direction="row"
          spacing={1.5}
          sx={{ alignItems: 'center', px: 2.5, py: 1.75, bgcolor: 'tint.main' }}
        >
          <Initial
            name={driverName || UNKNOWN_DRIVER}
            size="40px"
            sx={{ bgcolor: 'primary.main', color: 'background.default', fontSize: '20px' }}
          />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography id="chat-title" variant="h2" sx={{ fontSize: '1.125rem' }}>
              {messages.title}
            </Typography>
            <Typography variant="body2" noWrap>
              {driverName || UNKNOWN_DRIVER}
            </Typography>
          </Box>
          <CloseButton label={messages.close} onClick={close} />
        </Stack>
        <Stack
          direction="row"
          sx={{
            justifyContent: 'space-between',
            flexWrap: 'wrap',
            columnGap: 2,
            px: 2.5,
            py: 1,
            borderBottom: '1px solid',
            borderColor: 'divider',
            fontSize: '0.875rem',
            color: 'text.secondary',
          }}
        >
          <span>{orderMessages.orderNumber(orderId)}</span>
          {/* On a narrow phone, the estimate and “Online” are both on the second line. */}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <span>{describeEta(minutes)}</span>
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
              <Box
                component="span"
                sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'success.main' }}
              />
              {messages.online}
            </Box>
          </Box>
        </Stack>
        <ChatMessages chat={chat} />
        <ChatComposer chat={chat} />
      </Stack>
    </Dialog>
  );
}
