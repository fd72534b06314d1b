import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { MenuItem, Restaurant } from '../../domain/entities.ts';
import { restricts } from '../../domain/diet.ts';
import type { Reason } from '../../domain/restaurant-search.ts';
import { DietMark } from '../../shared/DietMarks.tsx';
import { DietActor } from '../../shared/diet.ts';
import { DishPicture } from '../../shared/DishPicture.tsx';
import { loadable } from '../../shared/loadable.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Price } from '../../shared/Price.tsx';
import { RestaurantCard } from '../../shared/RestaurantCard.tsx';
import { TextLink } from '../../shared/TextLink.tsx';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { toOriginState } from '../../shared/page-origin.ts';
import { messages } from './messages.en.tsx';
import { restaurantSearch, vegetarianSearch } from './search.ts';

/** The component's code loads only for customers with diet preferences. */
const SuitableDishes = loadable(async () => (await import('./SuitableDishes.tsx')).SuitableDishes);

const fromList = toOriginState('/restaurants');

type DishLinksProps = { restaurant: Restaurant; dishes: readonly MenuItem[] };

/** Shows the dishes that match the search, each with a link to its place on the menu. */
function DishLinks({ restaurant, dishes }: DishLinksProps) {
  return (
    <Box
      component="ul"
      aria-label={messages.matchingDishes(restaurant.name)}
      // This position puts the dishes in front of the link that covers the whole card.
      sx={{ position: 'relative', display: 'grid', gap: 0.75, mt: 1 }}
    >
      {dishes.map((dish) => (
        <li key={dish.id}>
          <TextLink
            to={`/restaurant/${restaurant.id}#${dish.id}`}
            state={fromList}
            underline="none"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 44,
              paddingInlineStart: 0.5,
              paddingInlineEnd: 1.25,
              py: 0.5,
              borderRadius: 2.5,
              bgcolor: 'tint.main',
              color: 'text.primary',
              fontSize: '0.9375rem',
              lineHeight: 1.35,
              '&:hover': { bgcolor: 'tint.strong' },
            }}
          >
            <DishPicture restaurantId={restaurant.id} dishId={dish.id} size={40} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
              {dish.name} <DietMark isVegetarian={dish.isVegetarian} />
            </Box>{' '}
            <Box component="span" sx={{ textAlign: 'end' }}>
              <Price dollars={dish.price} />
            </Box>
          </TextLink>
        </li>
      ))}
    </Box>
  );
}

type FoundByProps = { restaurant: Restaurant; reason: NonNullable<Reason> };

/** Shows why the search found a restaurant: the matching dishes, or else the full description. */
function FoundBy({ restaurant, reason }: FoundByProps) {
  if (reason.kind === 'dishes') {
    return <DishLinks restaurant={restaurant} dishes={reason.dishes} />;
  }
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
      {restaurant.description}
    </Typography>
  );
}

type RestaurantResultProps = {
  restaurant: Restaurant;
  search: string;
  isVegMode: boolean;
  showsFee: boolean;
  /** Whether the restaurant is first in the unfiltered list, so that its picture loads with priority. */
  isFirst: boolean;
};

export const RestaurantResult = memo(function RestaurantResult({
  restaurant,
  search,
  isVegMode,
  showsFee,
  isFirst,
}: RestaurantResultProps) {
  const diet = DietActor.useSelector(({ context }) => context.value);
  const hasDiet = useIsHydrated() && restricts(diet);
  const reason = (isVegMode ? vegetarianSearch : restaurantSearch).explain(restaurant, search);
  return (
    <RestaurantCard
      restaurant={restaurant}
      showsFee={showsFee}
      isFirst={isFirst}
      sizes="(min-width: 600px) 45vw, 300px"
      state={fromList}
    >
      {hasDiet || reason ? (
        <>
          {hasDiet && (
            // This box reserves room for the component until its code has loaded.
            <Box sx={{ minHeight: 20 }}>
              <PartBoundary failure={null}>
                <SuitableDishes restaurantId={restaurant.id} diet={diet} />
              </PartBoundary>
            </Box>
          )}
          {reason && <FoundBy restaurant={restaurant} reason={reason} />}
        </>
      ) : undefined}
    </RestaurantCard>
  );
});
