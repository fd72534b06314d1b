import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { messages } from './newsletter-messages.en.tsx';
import { readFormFields } from './read-form.ts';
import { CheckCircleIcon } from './icons.tsx';
import { moveFocusOnRemoval } from './move-focus-on-removal.ts';
import { inheritedFont } from './inherited-font.ts';

/** Shows a form for an email address. Once the form is submitted, a confirmation replaces it. */
export function NewsletterForm() {
  const [subscribed, setSubscribed] = useState<string>();
  return (
    <Box role="status" aria-live="polite" tabIndex={-1} sx={{ outline: 'none' }}>
      {subscribed !== undefined ? (
        <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center', minHeight: 56 }}>
          <CheckCircleIcon color="success" />
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {messages.thanks(<strong>{subscribed}</strong>)}
          </Typography>
        </Stack>
      ) : (
        <Stack
          ref={moveFocusOnRemoval}
          component="form"
          // Before the script loads, submitting the form must not leave the page.
          method="dialog"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            setSubscribed(readFormFields(event.currentTarget, 'email').email);
          }}
        >
          {/* MUI's own field would make up a tenth of every page's first load. */}
          <Box
            component="input"
            aria-label={messages.emailAddress}
            placeholder={messages.emailAddress}
            name="email"
            type="email"
            autoComplete="email"
            required
            sx={{
              flex: '1 1 8rem',
              minWidth: 0,
              px: 1.75,
              minHeight: 44,
              border: '1px solid',
              borderColor: 'text.secondary',
              borderRadius: 3,
              bgcolor: 'background.paper',
              color: 'text.primary',
              ...inheritedFont,
              '&::placeholder': { color: 'text.secondary', opacity: 1 },
            }}
          />
          <Button type="submit" variant="contained" sx={{ flexShrink: 0, minHeight: 44 }}>
            {messages.subscribe}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
