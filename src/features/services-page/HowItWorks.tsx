import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { messages } from './messages.en.ts';

const steps = ['choose', 'order', 'track', 'eat'] as const;

export function HowItWorks() {
  return (
    <Box
      component="section"
      aria-labelledby="how-title"
      sx={{ bgcolor: 'tint.main', mt: { xs: 5, md: 8 } }}
    >
      <Container sx={{ py: { xs: 5, md: 8 } }}>
        <Typography variant="h2" id="how-title">
          {messages.steps.title}
        </Typography>
        <Box
          component="ol"
          sx={{
            mt: { xs: 2.5, md: 4 },
            display: 'grid',
            columnGap: 4,
            rowGap: 2.5,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          {steps.map((id, index) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 2 }}>
              <Typography
                aria-hidden
                sx={{
                  flexShrink: 0,
                  width: '1ch',
                  fontSize: '2.75rem',
                  lineHeight: 1,
                  fontWeight: 800,
                  color: 'primary.main',
                }}
              >
                {index + 1}
              </Typography>
              <div>
                <Typography variant="h3">{messages.steps[id].title}</Typography>
                <Typography sx={{ mt: 0.25 }}>{messages.steps[id].text}</Typography>
              </div>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
