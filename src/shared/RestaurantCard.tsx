import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { cuisineName } from '../data/names.ts';
import { toCover } from '../data/pictures.ts';
import type { Restaurant } from '../domain/entities.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { Picture } from './Picture.tsx';
import { formatOneDecimal } from './one-decimal.ts';
import { Price } from './Price.tsx';
import { messages } from './restaurant-messages.en.ts';
import { StarRating } from './StarRating.tsx';
import { TextLink } from './TextLink.tsx';
import { twoLines } from './two-lines.ts';

type RestaurantCardProps = {
  restaurant: Restaurant;
  /**
   * Whether the card shows the restaurant's listed fee. It does so in a list that is sorted by this fee.
   * Customers always pay FoodDash's flat fee.
   */
  showsFee?: boolean;
  /** Whether the card's picture is the main picture of the first screen. */
  isFirst?: boolean;
  /** The width of the picture on the page, as in `<img sizes>`. */
  sizes: string;
  /** The level of the heading with the restaurant's name. It is `h3` if the cards are below an `h2`. */
  headingLevel?: 'h2' | 'h3';
  /** The state for the history entry that the card's link creates. */
  state?: unknown;
  /**
   * Content that replaces the first sentence of the description. Links in this content must be in front of
   * the link that covers the card.
   */
  children?: ReactNode;
};

/** Returns the first sentence of a description, because a card has room for two lines. */
function firstSentence(description: string): string {
  return description.split(/(?<=[.।]) /, 1)[0] ?? '';
}

/** The styles of a short text on the picture. */
const pill = {
  position: 'absolute',
  insetInlineStart: 12,
  px: 1.25,
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: '26px',
} as const;

/** Shows a restaurant. The whole card is a link to the restaurant's page. The card fills its container. */
export const RestaurantCard = memo(function RestaurantCard({
  restaurant,
  showsFee = false,
  isFirst,
  sizes,
  headingLevel = 'h2',
  state,
  children,
}: RestaurantCardProps) {
  const headingId = `restaurant-${restaurant.id}`;
  return (
    <Paper
      component="article"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{
        position: 'relative',
        height: '100%',
        borderRadius: 4,
        overflow: 'hidden',
        transition: 'box-shadow 180ms',
        '& img': { transition: 'scale 400ms' },
        '&:hover': { boxShadow: '0 14px 34px rgb(0 0 0 / 0.12)', '& img': { scale: '1.06' } },
        '&:has(h2 a:focus-visible, h3 a:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
        '& .facts': {
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 0.75,
          fontSize: '0.9375rem',
          lineHeight: 1.45,
          '& > :not(:last-child)::after': {
            content: '"·"',
            marginInlineStart: 0.75,
            color: 'text.secondary',
          },
        },
      }}
    >
      <Box sx={{ position: 'relative' }}>
        <Picture
          picture={toCover(restaurant)}
          sizes={sizes}
          isFirst={isFirst}
          isClosed={!restaurant.isOpen}
          sx={{ height: { xs: 120, sm: 168, md: 204, xl: 240 } }}
        />
        {!restaurant.isOpen && (
          <Box
            component="span"
            sx={{ ...pill, top: 12, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
          >
            {messages.closed}
          </Box>
        )}
        {restaurant.isOpen && (
          <Box
            component="span"
            sx={{ ...pill, bottom: 10, bgcolor: 'background.paper', boxShadow: 1 }}
          >
            {messages.estimatedMinutes(restaurant.deliveryTime)}
          </Box>
        )}
      </Box>
      <Box sx={{ px: { xs: 1.75, md: 2.25 }, py: { xs: 1, md: 1.75 } }}>
        <Box
          sx={{
            display: 'flex',
            columnGap: 1.5,
            justifyContent: 'space-between',
            alignItems: 'baseline',
          }}
        >
          <Typography
            variant="h3"
            component={headingLevel}
            id={headingId}
            sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
          >
            <TextLink
              to={`/restaurant/${restaurant.id}`}
              state={state}
              underline="none"
              sx={{
                color: 'text.primary',
                outline: 'none',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {restaurant.name}
            </TextLink>
          </Typography>
          <StarRating rating={restaurant.rating} />
        </Box>
        <Box className="facts" sx={{ color: 'text.secondary' }}>
          <span>{cuisineName(restaurant.cuisine)}</span>
          <span>{messages.distance(formatOneDecimal(restaurant.distance))}</span>
        </Box>
        {showsFee && (
          <Box className="facts">
            <span>
              {messages.ownDeliveryFee} <Price dollars={restaurant.deliveryFee} />
            </span>
          </Box>
        )}
        {children ?? (
          <Typography variant="body2" sx={{ ...twoLines, mt: 0.5, color: 'text.secondary' }}>
            {firstSentence(restaurant.description)}
          </Typography>
        )}
      </Box>
      <Box sx={{ position: 'absolute', top: 10, insetInlineEnd: 10 }}>
        <FavouriteButton restaurant={restaurant} />
      </Box>
    </Paper>
  );
});
