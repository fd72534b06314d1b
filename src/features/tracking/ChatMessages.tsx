import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { textOf } from '../../data/quick-replies.ts';
import { formatTime } from '../../domain/day-and-time.ts';
import type { ChatMessage } from '../../domain/entities.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { ChatIcon } from '../../shared/icons.tsx';
import { messages as texts } from './chat-messages.en.ts';
import type { DriverChatRef } from './use-driver-chat.ts';
import { useInView } from './use-in-view.ts';

/** The height of a line of text in pixels. */
const LINE_HEIGHT = 24;

const bubble = { px: 1.75, py: 1.1, borderRadius: 4, overflowWrap: 'anywhere' } as const;

const ownBubble = {
  ...bubble,
  borderStartEndRadius: 4,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

const driverBubble = {
  ...bubble,
  borderStartStartRadius: 4,
  bgcolor: 'tint.main',
  color: 'text.primary',
} as const;

const Message = memo(function Message({ message }: { message: ChatMessage }) {
  const isOwn = message.senderType === 'customer';
  const date = new Date(message.timestamp);
  return (
    <Box
      component="li"
      sx={{
        width: 'fit-content',
        maxWidth: '82%',
        minWidth: 0,
        marginInlineStart: isOwn ? 'auto' : 0,
      }}
    >
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', textAlign: isOwn ? 'end' : 'start', px: 0.5 }}
      >
        <span>{isOwn ? texts.you : texts.driver}</span> ·{' '}
        <time dateTime={date.toISOString()}>{formatTime(date)}</time>
      </Typography>
      <Box sx={{ ...(isOwn ? ownBubble : driverBubble), whiteSpace: 'pre-wrap' }}>
        <div dir="auto">{textOf(message)}</div>
      </Box>
    </Box>
  );
});

/** Shows the newest messages, scrolled to the last message, and a button that shows earlier messages. */
export function ChatMessages({ chat }: { chat: DriverChatRef }) {
  const messages = useSelector(chat, (snapshot) => snapshot.context.messages);
  const shownCount = useSelector(chat, (snapshot) => snapshot.context.shownCount);
  const isLoading = useSelector(chat, (snapshot) => snapshot.matches({ panel: 'loading' }));
  const isTyping = useSelector(chat, (snapshot) => snapshot.hasTag('typing'));
  const hiddenCount = Math.max(0, messages.length - shownCount);
  const isOpen = useSelector(chat, (snapshot) => snapshot.matches({ panel: 'open' }));
  const reportEnd = useCallback(
    (isInView: boolean) => chat.send({ type: isInView ? 'chat.endShown' : 'chat.endHidden' }),
    [chat],
  );
  const end = useInView(isOpen, reportEnd);
  const scroller = useRef<HTMLDivElement>(null);
  /** The distance in pixels from the first visible message to the end of the chat. */
  const topFromEnd = useRef(0);

  useLayoutEffect(() => {
    const { current } = scroller;
    if (current) current.scrollTop = current.scrollHeight - topFromEnd.current;
  }, [shownCount]);
  /**
   * Whether the end of the chat is in view. If it is not, the driver's new messages do not scroll the chat.
   */
  const isAtEnd = useRef(true);
  const showEnd = () => {
    const { current } = scroller;
    if (current) current.scrollTop = current.scrollHeight;
  };
  const isOwnNewest = messages.at(-1)?.senderType === 'customer';
  useLayoutEffect(() => {
    if (isAtEnd.current || isOwnNewest) showEnd();
  }, [messages, isOwnNewest]);
  useLayoutEffect(() => {
    if (isAtEnd.current) showEnd();
  }, [isTyping, isLoading]);

  const showEarlier = () => {
    const { current } = scroller;
    if (!current) return;
    topFromEnd.current = current.scrollHeight - current.scrollTop;
    // The scroller gets the focus, because the button disappears once all messages are shown.
    current.focus({ preventScroll: true });
    chat.send({ type: 'chat.earlierRequested' });
  };

  return (
    <Box
      ref={scroller}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < LINE_HEIGHT;
      }}
      role="region"
      aria-label={texts.messages}
      // The list is at least 96 pixels high, so that the last message stays visible. On a very short screen,
      // the whole dialog scrolls.
      sx={{ flex: '1 0 96px', overflowY: 'auto', overflowAnchor: 'none', px: 2.5, py: 2 }}
    >
      <Typography
        variant="caption"
        sx={{ display: 'block', color: 'text.secondary', textAlign: 'center', mb: 1.5 }}
      >
        {texts.demo}
      </Typography>
      {messages.length === 0 && !isLoading && (
        <EmptyState
          Icon={ChatIcon}
          headingLevel="h3"
          title={texts.emptyTitle}
          text={texts.emptyText}
        />
      )}
      {hiddenCount > 0 && (
        <Button size="small" onClick={showEarlier} sx={{ display: 'flex', mx: 'auto', mb: 1.5 }}>
          <span>{texts.showEarlier}</span>
        </Button>
      )}
      {/* The key creates a new log when earlier messages are shown. Screen readers would announce these
          messages if they were added to the existing log. */}
      <Box key={shownCount} role="log" aria-label={texts.conversation}>
        <Box component="ol" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
          {messages.slice(hiddenCount).map((message, index) => (
            // oxlint-disable-next-line no-array-index-key -- messages are only ever added at the end
            <Message key={hiddenCount + index} message={message} />
          ))}
        </Box>
      </Box>
      <Box ref={end} sx={{ height: '1px' }} />
      {/* The room of the bubble is reserved, so that nothing moves while the driver types. */}
      <Box role="status" sx={{ mt: 1.5, minHeight: '2.75rem' }}>
        {isTyping && (
          <Box
            component="span"
            sx={{ ...driverBubble, display: 'inline-block', color: 'text.secondary' }}
          >
            {texts.typing}
          </Box>
        )}
      </Box>
    </Box>
  );
}
