import IconButton from '@mui/material/IconButton';
import type { Restaurant } from '../domain/entities.ts';
import { controlSelector } from './controls.ts';
import type { Control } from './controls.ts';
import { FavouritesActor } from './app.ts';
import { FavouriteIcon, NotFavouriteIcon } from './icons.tsx';
import { removeAndMoveFocus } from './remove-and-move-focus.ts';
import { messages } from './restaurant-messages.en.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** The elements to which the focus moves when a click removes the card, as in a list of favourites. */
const focusTargets = {
  within: 'main',
  same: controlSelector('favourite'),
  otherwise: [controlSelector('favouritesOnly'), controlSelector('filters')],
};

/** Shows a heart. A click adds the restaurant to the favourites or removes it from them. */
export function FavouriteButton({ restaurant }: { restaurant: Pick<Restaurant, 'id' | 'name'> }) {
  const favourites = FavouritesActor.useActorRef();
  const isKept = FavouritesActor.useSelector(({ context }) =>
    context.value.includes(restaurant.id),
  );
  const isFavourite = useIsHydrated() && isKept;
  return (
    <IconButton
      data-control={'favourite' satisfies Control}
      aria-label={messages.saveToFavourites(restaurant.name)}
      aria-pressed={isFavourite}
      onClick={({ currentTarget }) =>
        removeAndMoveFocus(currentTarget, focusTargets, () =>
          favourites.send({
            type: 'record.changed',
            operation: { type: isFavourite ? 'removed' : 'added', restaurantId: restaurant.id },
          }),
        )
      }
      sx={{
        color: isFavourite ? 'error.main' : 'text.primary',
        '&:hover': { bgcolor: 'transparent', color: 'error.main' },
        // The disc is smaller than the button, so that it covers less of the picture.
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: 4,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          boxShadow: '0 2px 8px rgb(0 0 0 / 0.18)',
        },
        '& svg': { position: 'relative', fontSize: '1.375rem', transition: 'scale 180ms' },
        '&[aria-pressed=true] svg': { scale: '1.12' },
      }}
    >
      {isFavourite ? <FavouriteIcon /> : <NotFavouriteIcon />}
    </IconButton>
  );
}
