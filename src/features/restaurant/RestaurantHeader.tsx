import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { cuisineName } from '../../data/names.ts';
import { toCover } from '../../data/pictures.ts';
import type { Restaurant } from '../../domain/entities.ts';
import { DELIVERY_FEE } from '../../domain/pricing.ts';
import { FavouriteButton } from '../../shared/FavouriteButton.tsx';
import { dotted } from '../../shared/dotted.ts';
import { LinkButton } from '../../shared/LinkButton.tsx';
import { formatOneDecimal } from '../../shared/one-decimal.ts';
import { Picture } from '../../shared/Picture.tsx';
import { Price } from '../../shared/Price.tsx';
import { messages as sharedMessages } from '../../shared/restaurant-messages.en.ts';
import { StarRating } from '../../shared/StarRating.tsx';
import { HeaderFrame } from './HeaderFrame.tsx';
import { messages } from './messages.en.tsx';

export function RestaurantHeader({ restaurant }: { restaurant: Restaurant }) {
  return (
    <>
      <HeaderFrame
        corner={<FavouriteButton restaurant={restaurant} />}
        picture={
          <Picture
            picture={toCover(restaurant)}
            sizes="(min-width: 1536px) 670px, (min-width: 600px) 45vw, 300px"
            isClosed={!restaurant.isOpen}
            isFirst
          />
        }
        title={
          <>
            <Typography
              variant="h1"
              sx={{ fontSize: { xs: '1.625rem', md: '2.75rem' }, overflowWrap: 'anywhere' }}
            >
              {restaurant.name}
            </Typography>
            <Chip
              label={restaurant.isOpen ? messages.open : sharedMessages.closed}
              color={restaurant.isOpen ? 'success' : 'secondary'}
              size="small"
            />
          </>
        }
      >
        <Box
          component="ul"
          sx={{
            ...dotted,
            fontSize: '0.9375rem',
            lineHeight: 1.45,
            '& > li:first-of-type': { display: 'flex', alignItems: 'center' },
          }}
        >
          <li>
            <StarRating rating={restaurant.rating} />
          </li>
          <li>{cuisineName(restaurant.cuisine)}</li>
          {restaurant.isOpen && <li>{sharedMessages.estimatedMinutes(restaurant.deliveryTime)}</li>}
          <li>{sharedMessages.distance(formatOneDecimal(restaurant.distance))}</li>
          <Box component="li" sx={{ flexBasis: '100%' }}>
            {messages.deliveryFee(<Price dollars={DELIVERY_FEE} />)}
          </Box>
        </Box>
        {/* On a phone, the description is below the menu instead, so that the dishes are visible at once. */}
        <Typography
          sx={{
            display: { xs: 'none', sm: 'block' },
            mt: { sm: 0.75, md: 1.5 },
            color: 'text.secondary',
            fontSize: { sm: '0.875rem', md: '1.0625rem' },
            lineHeight: 1.45,
            maxWidth: '52ch',
          }}
        >
          {restaurant.description}
        </Typography>
      </HeaderFrame>
      {!restaurant.isOpen && (
        <Alert
          severity="warning"
          id="closed-notice"
          sx={{
            mt: 2,
            mb: { xs: 2, sm: 0 },
            fontSize: '0.9375rem',
            '& .MuiAlert-icon': { alignItems: { sm: 'center' } },
            '& .MuiAlert-message': {
              flex: 1,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
            },
          }}
        >
          <Box sx={{ flex: '1 1 20rem' }}>
            <strong>{sharedMessages.closedNow(restaurant.name)}</strong>{' '}
            <span>{messages.browseWhileClosed}</span>
          </Box>
          <LinkButton to="/restaurants" variant="contained">
            <span>{messages.seeOthers}</span>
          </LinkButton>
        </Alert>
      )}
    </>
  );
}
