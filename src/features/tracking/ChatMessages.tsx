import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { memo, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../../../machines/entities.ts';
import speechBalloon from '../../data/illustrations/speech-balloon.svg?no-inline';
import { EmptyState } from '../../shared/EmptyState.tsx';
import type { DriverChatRef } from './use-driver-chat.ts';

const timeFormat = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit' });

const Message = memo(function Message({ message }: { message: ChatMessage }) {
  const isOwn = message.senderType === 'customer';
  return (
    <Box
      component="li"
      sx={{ alignSelf: isOwn ? 'flex-end' : 'flex-start', maxWidth: '82%', minWidth: 0 }}
    >
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', textAlign: isOwn ? 'right' : 'left', px: 0.5 }}
      >
        {isOwn ? 'You' : 'Driver'} ·{' '}
        <time dateTime={new Date(message.timestamp).toISOString()}>
          {timeFormat.format(message.timestamp)}
        </time>
      </Typography>
      <Box
        sx={{
          px: 1.75,
          py: 1.1,
          borderRadius: 4,
          borderTopRightRadius: isOwn ? 4 : undefined,
          borderTopLeftRadius: isOwn ? undefined : 4,
          bgcolor: isOwn ? 'primary.main' : 'tint.main',
          color: isOwn ? 'primary.contrastText' : 'text.primary',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        }}
      >
        {message.text}
      </Box>
    </Box>
  );
});

/** The conversation, always at its newest message; new ones are announced. */
export function ChatMessages({ chat }: { chat: DriverChatRef }) {
  const messages = useSelector(chat, (snapshot) => snapshot.context.messages);
  const isLoading = useSelector(chat, (snapshot) => snapshot.matches({ panel: 'loading' }));
  const isTyping = useSelector(chat, (snapshot) => !snapshot.matches({ driver: 'idle' }));
  const scroller = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [messages, isTyping, isLoading]);

  return (
    <Box
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label="Messages"
      sx={{ flex: 1, overflowY: 'auto', px: 2.5, py: 2 }}
    >
      {messages.length === 0 && !isLoading && (
        <EmptyState
          illustration={speechBalloon}
          headingLevel="h3"
          title="Start a conversation with your driver"
          text="Ask about delivery status, location, or special instructions"
        />
      )}
      <Stack
        component="ol"
        role="log"
        aria-label="Conversation"
        spacing={1.5}
        sx={{ listStyle: 'none', p: 0, m: 0 }}
      >
        {messages.map((message) => (
          <Message key={`${message.id}-${message.senderType}`} message={message} />
        ))}
      </Stack>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', mt: 1.5, minHeight: '1.5em', fontStyle: 'italic' }}
      >
        {isTyping && 'Driver is typing...'}
      </Typography>
    </Box>
  );
}
