import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { factsOf } from '../../data/dish-facts.ts';
import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import type { Cart, MenuItem, RestaurantSummary } from '../../domain/entities.ts';
import { goesWellWith } from '../../domain/goes-well-with.ts';
import { AddingActor, pickDish } from '../../shared/adding.ts';
import { DietActor } from '../../shared/diet.ts';
import { DishMark } from '../../shared/DishMark.tsx';
import { DishPicture } from '../../shared/DishPicture.tsx';
import { MarkedName } from '../../shared/MarkedName.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { Price } from '../../shared/Price.tsx';
import { messages } from './suggestion-messages.en.ts';

type SuggestionProps = {
  restaurant: RestaurantSummary;
  dish: MenuItem;
  /** Whether the suggestion names its restaurant. Set this if the cart is empty and names no restaurant. */
  showsRestaurant?: boolean;
};

export function Suggestion({ restaurant, dish, showsRestaurant = false }: SuggestionProps) {
  const adding = AddingActor.useActorRef();
  const { id, name, price } = dish;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <DishPicture restaurantId={restaurant.id} dishId={id} size={48} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          <MarkedName name={name} mark={<DishMark dishId={id} />} />
        </Typography>
        {showsRestaurant && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {restaurant.name}
          </Typography>
        )}
        <Typography variant="body2" component="div">
          <Price dollars={price} />
        </Typography>
      </Box>
      <Button
        variant="outlined"
        size="small"
        aria-label={messages.addToCart(name)}
        onClick={() => pickDish(adding, restaurant, dish)}
        sx={{ minHeight: 40 }}
      >
        <span>{sharedMessages.add}</span>
      </Button>
    </Stack>
  );
}

type SuggestionsProps = { title: string; children: ReactNode };

export function Suggestions({ title, children }: SuggestionsProps) {
  return (
    <Box role="group" aria-labelledby="suggestions-title" sx={{ mt: 2.5 }}>
      <Typography variant="h4" component="p" id="suggestions-title" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Stack spacing={1.5}>{children}</Stack>
    </Box>
  );
}

/**
 * Suggests dishes of the cart's restaurant, unless that restaurant is closed. The suggestions are below the
 * bill, so that the bill's lines stay together.
 */
export function GoesWellWith({ cart: { restaurant, items } }: { cart: Cart }) {
  const diet = DietActor.useSelector(({ context }) => context.value);
  const isOpen = restaurants.some(({ id, isOpen: opened }) => id === restaurant?.id && opened);
  if (!restaurant || !isOpen) return null;
  const dishes = goesWellWith(menus[restaurant.id] ?? [], items, diet, factsOf);
  if (dishes.length === 0) return null;
  return (
    <Box sx={{ px: 3, pb: 2.5 }}>
      <Suggestions title={messages.goesWellWith}>
        {dishes.map((dish) => (
          <Suggestion key={dish.id} restaurant={restaurant} dish={dish} />
        ))}
      </Suggestions>
    </Box>
  );
}
