import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hero } from '../../data/scenes.ts';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Picture } from '../../shared/Picture.tsx';
import { typography } from '../../typography.en.ts';
import { RETURNING_SIZE } from './HideFirstVisit.tsx';
import { messages } from './messages.en.tsx';

/**
 * Shows the slogan, with the links Order Now and Track Order. The slogan is small for a customer who has
 * ordered before, so that food comes first.
 */
export function Hero({ isReturning }: { isReturning: boolean }) {
  return (
    <Container
      className="hero"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.05fr) minmax(0, 0.95fr)' },
        gap: { xs: 2, sm: 6 },
        alignItems: 'center',
        pt: { xs: 2, sm: 3 },
        pb: { xs: 1, sm: 3 },
        ...(isReturning && {
          display: 'block',
          '& h1': { maxWidth: 'none', fontSize: RETURNING_SIZE },
          '& .first-visit': { display: 'none' },
        }),
      }}
    >
      <Box>
        <Typography
          variant="h1"
          sx={{
            fontSize: 'clamp(2.125rem, 1.45rem + 3.1vw, 4rem)',
            lineHeight: typography.displayLineHeight(1.02),
            maxWidth: typography.sloganWidth,
          }}
        >
          {messages.slogan}
        </Typography>
        <Typography
          variant="subtitle1"
          className="first-visit"
          sx={{
            mt: { xs: 1.5, sm: 2.5 },
            color: 'text.secondary',
            maxWidth: '44ch',
            textWrap: 'balance',
          }}
        >
          {messages.promise}
        </Typography>
        <Stack direction="row" sx={{ mt: { xs: 2.5, sm: 4 }, gap: 1.5, flexWrap: 'wrap' }}>
          <LinkButton to="/restaurants" variant="contained" size="large">
            {messages.orderNow}
          </LinkButton>
          <LinkButton to="/track" variant="outlined" size="large">
            {sharedMessages.trackOrder}
          </LinkButton>
        </Stack>
      </Box>
      <Picture
        className="first-visit"
        picture={hero}
        sizes="(min-width: 1400px) 620px, (min-width: 600px) 45vw, 300px"
        isFirst
        sx={{
          width: 1,
          maxWidth: { sm: 620 },
          justifySelf: 'end',
          aspectRatio: { xs: '2.5', sm: '1.3' },
          // On a phone, the picture shows only its lower dishes. The upper dishes are also on the first
          // restaurant's picture below.
          '& img': { objectPosition: { xs: '50% 100%', sm: '50% 50%' } },
          borderRadius: { xs: 5, sm: 7 },
        }}
      />
    </Container>
  );
}
