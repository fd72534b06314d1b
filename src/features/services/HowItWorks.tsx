import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const steps = [
  { title: 'Choose', text: 'Search by dish, kitchen or craving. Every menu shows times and fees.' },
  { title: 'Order', text: 'Check the sum, tell us the door and the bell, and place the order.' },
  { title: 'Follow', text: 'Watch the countdown and the map, and write to your driver.' },
  { title: 'Eat', text: 'Thirty minutes or less, still hot.' },
];

/** The four steps from hungry to fed. */
export function HowItWorks() {
  return (
    <Box
      component="section"
      aria-labelledby="how-title"
      sx={{ bgcolor: 'tint.main', mt: { xs: 7, md: 10 } }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 7, md: 10 } }}>
        <Typography variant="h2" id="how-title">
          How it works
        </Typography>
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            mt: { xs: 4, md: 5 },
            display: 'grid',
            gap: 4,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
          }}
        >
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <Typography
                aria-hidden
                sx={{
                  fontSize: '3.5rem',
                  lineHeight: 1,
                  fontWeight: 800,
                  letterSpacing: '-0.05em',
                  color: 'primary.main',
                }}
              >
                {index + 1}
              </Typography>
              <Typography variant="h3" sx={{ mt: 1 }}>
                {title}
              </Typography>
              <Typography sx={{ mt: 0.5 }}>{text}</Typography>
            </li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
