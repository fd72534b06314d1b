import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { quickReplies } from '../../data/quick-replies.ts';
import { isComposing } from '../../shared/composition.ts';
import { FIELD_EDGE } from '../../shared/field-edge.ts';
import { readFormFields } from '../../shared/read-form.ts';
import { SendIcon } from '../../shared/icons.tsx';
import { messages } from './chat-messages.en.ts';
import type { DriverChatRef } from './use-driver-chat.ts';
import { typography } from '../../typography.en.ts';

export function ChatComposer({ chat }: { chat: DriverChatRef }) {
  const draft = useSelector(chat, (snapshot) => snapshot.context.draft);
  const canSend = useSelector(chat, (snapshot) => snapshot.can({ type: 'chat.sent' }));
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <Box sx={{ px: 2, pt: 1, pb: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Stack
        direction="row"
        role="group"
        aria-label={messages.quickReplies}
        sx={{
          gap: 1,
          flexWrap: { xs: 'nowrap', sm: 'wrap' },
          overflowX: 'auto',
          scrollbarWidth: 'none',
          // The row extends to both edges of the dialog, so that replies scroll out of view only there.
          mx: -2,
          px: 2,
          py: 0.75,
          // A short screen or large text leaves room for only one row of quick replies.
          '@container (max-height: 33rem)': { flexWrap: 'nowrap' },
        }}
      >
        {quickReplies.map(([code, text]) => (
          <Button
            key={code}
            color="secondary"
            variant="outlined"
            onClick={() => {
              chat.send({ type: 'chat.drafted', text });
              input.current?.focus();
            }}
            sx={{
              flex: '1 0 auto',
              px: 1.5,
              fontWeight: 600,
              lineHeight: typography.lineHeight(1.25),
              borderColor: FIELD_EDGE,
            }}
          >
            <span>{text}</span>
          </Button>
        ))}
      </Stack>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={(event) => {
          event.preventDefault();
          const { message } = readFormFields(event.currentTarget, 'message');
          if (message !== draft) chat.send({ type: 'chat.drafted', text: message });
          chat.send({ type: 'chat.sent' });
          input.current?.focus();
        }}
        sx={{ mt: 0.5, alignItems: 'end' }}
      >
        <InputBase
          inputRef={input}
          name="message"
          value={draft}
          onChange={(event) => chat.send({ type: 'chat.drafted', text: event.target.value })}
          multiline
          maxRows={4}
          // Enter submits the form even if the button is disabled, because the machine decides whether there
          // is a message to send.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
            event.preventDefault();
            input.current?.form?.requestSubmit();
          }}
          placeholder={messages.placeholder}
          inputProps={{ 'aria-label': messages.message, enterKeyHint: 'send', dir: 'auto' }}
          autoComplete="off"
          autoFocus
          sx={{
            flex: 1,
            minHeight: 48,
            px: 2,
            py: '11px',
            lineHeight: 1.5,
            borderRadius: 3,
            border: '1px solid',
            borderColor: FIELD_EDGE,
            '&.Mui-focused': {
              borderColor: 'primary.main',
              borderWidth: 2,
              px: '15px',
              py: '10px',
            },
            '& textarea': { outline: 0 },
            // MUI sets an inline `overflow` that assumes four rows. Only `!important` can override it.
            '@container (max-height: 33rem)': {
              '& textarea': { maxHeight: '3em', overflowY: 'auto !important' },
            },
          }}
        />
        <IconButton
          type="submit"
          aria-label={messages.send}
          disabled={!canSend}
          sx={{
            width: 48,
            height: 48,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            '&:hover': { bgcolor: 'primary.dark' },
            '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
          }}
        >
          <SendIcon />
        </IconButton>
      </Stack>
    </Box>
  );
}
