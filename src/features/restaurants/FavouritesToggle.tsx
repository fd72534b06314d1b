import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FavouriteIcon, NotFavouriteIcon } from '../../shared/icons.tsx';
import type { Control } from '../../shared/controls.ts';

type FavouritesToggleProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Shows the button that limits the list to favourites. A phone has room only for its heart. */
export function FavouritesToggle({ isOn, onChange }: FavouritesToggleProps) {
  return (
    <Button
      color={isOn ? 'primary' : 'secondary'}
      variant={isOn ? 'contained' : 'outlined'}
      data-control={'favouritesOnly' satisfies Control}
      aria-label="Favourites"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      sx={{
        flexShrink: 0,
        minWidth: 48,
        height: 48,
        px: { xs: 0, sm: 2.25 },
        gap: 1,
        fontWeight: 600,
        ...(!isOn && {
          color: 'text.primary',
          bgcolor: 'background.paper',
          borderColor: 'divider',
        }),
      }}
    >
      {isOn ? <FavouriteIcon /> : <NotFavouriteIcon />}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Favourites
      </Box>
    </Button>
  );
}
