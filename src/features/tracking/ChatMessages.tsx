import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { memo, useLayoutEffect, useState } from 'react';
import type { ChatMessage } from '../../../machines/entities.ts';
import speechBalloon from '../../data/illustrations/speech-balloon.svg?no-inline';
import { formatTime } from '../../domain/day-and-time.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LONGEST_WHOLE_LIST, LongList } from '../../shared/LongList.tsx';
import { visuallyHidden } from '../../shared/visually-hidden.ts';
import type { DriverChatRef } from './use-driver-chat.ts';

function senderOf({ senderType }: ChatMessage): string {
  return senderType === 'customer' ? 'You' : 'Driver';
}

const Message = memo(function Message({ message }: { message: ChatMessage }) {
  const isOwn = message.senderType === 'customer';
  const date = new Date(message.timestamp);
  return (
    <Box sx={{ width: 'fit-content', maxWidth: '82%', minWidth: 0, ml: isOwn ? 'auto' : 0 }}>
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', textAlign: isOwn ? 'right' : 'left', px: 0.5 }}
      >
        {senderOf(message)} · <time dateTime={date.toISOString()}>{formatTime(date)}</time>
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

function scrollToEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight;
}

const keyOf = ({ id, senderType }: ChatMessage) => `${id}-${senderType}`;
const drawMessage = (message: ChatMessage) => <Message message={message} />;

/** The conversation, always at its newest message; new ones are announced. */
export function ChatMessages({ chat }: { chat: DriverChatRef }) {
  const messages = useSelector(chat, (snapshot) => snapshot.context.messages);
  const isLoading = useSelector(chat, (snapshot) => snapshot.matches({ panel: 'loading' }));
  const isTyping = useSelector(chat, (snapshot) => !snapshot.matches({ driver: 'idle' }));
  const newest = messages.at(-1);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);

  useLayoutEffect(() => {
    if (scroller) scrollToEnd(scroller);
  }, [scroller, messages, isTyping, isLoading]);

  return (
    <Box
      ref={setScroller}
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
      <LongList
        items={messages}
        keyOf={keyOf}
        component="ol"
        role="log"
        label="Conversation"
        rowHeight={75}
        scroller={scroller}
        startsAtEnd
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexDirection: 'column', gap: 1.5 }}
      >
        {drawMessage}
      </LongList>
      {newest && messages.length > LONGEST_WHOLE_LIST && (
        <Box aria-live="polite" sx={visuallyHidden}>
          {senderOf(newest)}: {newest.text}
        </Box>
      )}
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
