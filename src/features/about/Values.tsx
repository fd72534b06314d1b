import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const values = [
  {
    title: 'Never leave you guessing',
    text: 'People forgive a late dinner. They don’t forgive silence.',
  },
  {
    title: 'Drivers wait, food doesn’t',
    text: 'Our drivers wait for your order, so it never sits under a heat lamp.',
  },
  {
    title: 'Pay drivers fairly',
    text: 'Our drivers see what a trip pays before they accept it.',
  },
  {
    title: 'Collect less data',
    text: 'We ask only for what your order needs.',
  },
];

export function Values() {
  return (
    <Box component="section" aria-labelledby="values-title" sx={{ bgcolor: 'tint.main' }}>
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
        <Typography variant="h2" id="values-title">
          Our values
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
          {values.map(({ title, text }) => (
            <Box
              key={title}
              sx={{
                pt: { sm: 2 },
                borderTop: { sm: '3px solid var(--mui-palette-primary-main)' },
              }}
            >
              <Typography variant="h3" component="dt">
                {title}
              </Typography>
              <Typography component="dd" sx={{ mt: 0.5 }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
