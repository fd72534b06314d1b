import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { testimonials } from '../../data/testimonials.ts';
import { CardCarousel } from '../../shared/CardCarousel.tsx';
import { Initial } from '../../shared/Initial.tsx';
import { StarRating } from '../../shared/StarRating.tsx';
import { typography } from '../../typography.en.ts';
import { messages } from './messages.en.tsx';

export function Testimonials() {
  const scrolls = useMediaQuery('(max-width: 1199.95px)');
  return (
    <CardCarousel
      id="testimonials"
      title={messages.testimonials}
      cardWidth={320}
      columns={testimonials.length}
      rowTabIndex={scrolls ? 0 : undefined}
      bgcolor="tint.main"
      isLast
    >
      {testimonials.map(({ id, quote, name, place, rating }) => (
        <li key={id}>
          <Box
            component="figure"
            sx={{
              height: '100%',
              p: { xs: 2.25, md: 3 },
              display: 'flex',
              flexDirection: 'column',
              gap: 2,
              borderRadius: 5,
              bgcolor: 'background.paper',
            }}
          >
            <StarRating rating={rating} />
            <Typography
              component="blockquote"
              sx={{
                flex: 1,
                fontSize: 'clamp(1.0625rem, 1rem + 0.4vw, 1.3125rem)',
                lineHeight: 1.4,
                fontWeight: 600,
                letterSpacing: typography.letterSpacing('-0.01em'),
                textWrap: 'pretty',
              }}
            >
              {messages.quotation(quote)}
            </Typography>
            <Box
              component="figcaption"
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, lineHeight: 1.35 }}
            >
              <Initial name={name} size="52px" />
              <span>
                <strong>{name}</strong>
                <br />
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {place}
                </Box>
              </span>
            </Box>
          </Box>
        </li>
      ))}
    </CardCarousel>
  );
}
