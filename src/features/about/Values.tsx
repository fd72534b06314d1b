import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { messages } from './messages.en.ts';

const rule = '3px solid var(--mui-palette-primary-main)';

const values = ['clarity', 'freshness', 'fairness', 'privacy'] as const;

export function Values() {
  return (
    <Box component="section" aria-labelledby="values-title" sx={{ bgcolor: 'tint.main' }}>
      <Container sx={{ py: { xs: 5, md: 8 } }}>
        <Typography variant="h2" id="values-title">
          {messages.values.title}
        </Typography>
        <Box
          component="dl"
          sx={{
            mt: { xs: 2.5, md: 4 },
            display: 'grid',
            columnGap: 4,
            rowGap: { xs: 2, sm: 3 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          {values.map((id) => (
            <Box
              key={id}
              sx={{
                // The dividing line is above the text. On a phone, the line is beside the text, so that the
                // list is shorter.
                pt: { sm: 2 },
                paddingInlineStart: { xs: 2, sm: 0 },
                borderInlineStart: { xs: rule, sm: 'none' },
                borderTop: { sm: rule },
              }}
            >
              <Typography variant="h3" component="dt">
                {messages.values[id].title}
              </Typography>
              <Typography component="dd" sx={{ mt: 0.5 }}>
                {messages.values[id].text}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
