import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messages } from '../../shared/newsletter-messages.en.tsx';
import { NewsletterForm } from '../../shared/NewsletterForm.tsx';

/** Invites the reader to the newsletter. On a wide screen, the form is beside the text. */
export function Newsletter() {
  return (
    <Box
      component="section"
      aria-labelledby="newsletter-title"
      sx={{
        mt: { xs: 3, md: 4 },
        px: { xs: 2.5, sm: 4 },
        py: { xs: 2.5, sm: 3 },
        borderRadius: 6,
        bgcolor: 'tint.main',
        display: 'grid',
        columnGap: 5,
        rowGap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 420px)' },
      }}
    >
      <div>
        <Typography variant="h3" component="h2" id="newsletter-title">
          {messages.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.25 }}>{messages.text}</Typography>
      </div>
      <NewsletterForm />
    </Box>
  );
}
