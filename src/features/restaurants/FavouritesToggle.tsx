import Button from '@mui/material/Button';
import { FIELD_EDGE } from '../../shared/field-edge.ts';
import { FavouriteIcon, NotFavouriteIcon } from '../../shared/icons.tsx';
import type { Control } from '../../shared/controls.ts';
import { messages } from './messages.en.tsx';

type FavouritesToggleProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Shows the button that limits the list to favourites. */
export function FavouritesToggle({ isOn, onChange }: FavouritesToggleProps) {
  return (
    <Button
      color={isOn ? 'primary' : 'secondary'}
      variant={isOn ? 'contained' : 'outlined'}
      data-control={'favouritesOnly' satisfies Control}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      sx={{
        flexShrink: 0,
        minHeight: 40,
        height: { xs: 40, sm: 48 },
        px: 2.25,
        gap: 1,
        fontSize: { xs: '0.875rem', sm: '1rem' },
        fontWeight: 600,
        ...(!isOn && {
          color: 'text.primary',
          bgcolor: 'background.paper',
          borderColor: FIELD_EDGE,
        }),
      }}
    >
      {isOn ? <FavouriteIcon /> : <NotFavouriteIcon />}
      <span>{messages.favourites}</span>
    </Button>
  );
}
