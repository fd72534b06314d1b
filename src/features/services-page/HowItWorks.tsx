import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const steps = [
  {
    title: 'Choose',
    text: 'Search for a dish or a restaurant. You’ll see the delivery time and the delivery fee up front.',
  },
  { title: 'Order', text: 'Check the total, enter your address and place your order.' },
  { title: 'Track', text: 'Watch the countdown and the map, and message your driver.' },
  { title: 'Eat', text: 'At your door in 30 min or less, still hot.' },
];

export function HowItWorks() {
  return (
    <Box
      component="section"
      aria-labelledby="how-title"
      sx={{ bgcolor: 'tint.main', mt: { xs: 5, md: 8 } }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
        <Typography variant="h2" id="how-title">
          How it works
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
          {steps.map(({ title, text }, index) => (
            <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
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
                <Typography variant="h3">{title}</Typography>
                <Typography sx={{ mt: 0.25 }}>{text}</Typography>
              </div>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
