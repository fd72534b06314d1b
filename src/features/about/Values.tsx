import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const values = [
  { title: 'Say where it is', text: 'A late dinner is forgiven sooner than a silent one.' },
  { title: 'Cook, then ride', text: 'Nothing waits under a lamp for us. We wait for the pan.' },
  { title: 'Fair to the last lane', text: 'Drivers know their earnings before they turn the key.' },
  { title: 'Only what we need', text: 'No more of your data than an order takes.' },
];

/** What the company holds itself to. */
export function Values() {
  return (
    <Box component="section" aria-labelledby="values-title" sx={{ bgcolor: 'tint.main' }}>
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 7, md: 10 },
          display: 'grid',
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.7fr) minmax(0, 1.3fr)' },
        }}
      >
        <Typography variant="h2" id="values-title">
          Our values
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            columnGap: 5,
            rowGap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {values.map(({ title, text }) => (
            <div key={title}>
              <Typography variant="h3" component="dt">
                {title}
              </Typography>
              <Typography component="dd" sx={{ m: 0, mt: 0.5 }}>
                {text}
              </Typography>
            </div>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
