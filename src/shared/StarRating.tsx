import Box from '@mui/material/Box';
import { StarIcon } from './icons.tsx';
import { formatOneDecimal } from './one-decimal.ts';
import { messages } from './restaurant-messages.en.ts';

/** Shows a star and the rating. Screen readers announce the whole rating, such as "4.5 out of 5 stars". */
export function StarRating({ rating }: { rating: number }) {
  const stars = formatOneDecimal(rating);
  return (
    <Box
      component="span"
      role="img"
      aria-label={messages.rating(stars)}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.25,
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      <StarIcon sx={{ fontSize: '1.2em', color: '#f59e0b' }} />
      <Box component="span" sx={{ alignSelf: 'baseline' }}>
        {stars}
      </Box>
    </Box>
  );
}
