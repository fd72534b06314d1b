import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { testimonials } from '../../data/testimonials.ts';
import { Initial } from '../../shared/Initial.tsx';
import { StarRating } from '../../shared/StarRating.tsx';

export function Testimonials() {
  return (
    <Box component="section" aria-labelledby="testimonials-title" sx={{ bgcolor: 'tint.main' }}>
      <Container maxWidth="xl" sx={{ py: { xs: 7, md: 11 } }}>
        <Typography variant="h2" id="testimonials-title" sx={{ mb: { xs: 4, md: 6 } }}>
          What Delhi says
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 6 },
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
          }}
        >
          {testimonials.map(({ quote, name, place, rating }) => (
            <Box
              component="figure"
              key={name}
              sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
            >
              <StarRating rating={rating} />
              <Typography
                component="blockquote"
                sx={{
                  flex: 1,
                  fontSize: 'clamp(1.125rem, 1rem + 0.6vw, 1.4375rem)',
                  lineHeight: 1.4,
                  fontWeight: 600,
                  letterSpacing: '-0.01em',
                  textWrap: 'pretty',
                }}
              >
                {`“${quote}”`}
              </Typography>
              <Box
                component="figcaption"
                sx={{ display: 'flex', alignItems: 'center', gap: 1.5, lineHeight: 1.35 }}
              >
                <Initial name={name} size={52} />
                <span>
                  <strong>{name}</strong>
                  <br />
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {place}
                  </Box>
                </span>
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
