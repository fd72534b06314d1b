import Box from '@mui/material/Box';
import plate from '../data/illustrations/fork-and-knife-with-plate.svg?no-inline';
import { menus } from '../data/menus.ts';
import { Illustration } from './Illustration.tsx';

type DishPictureProps = {
  restaurantId: string | undefined;
  dishId: string;
  /** Pixels of the tinted ground, both ways. */
  size: number;
};

/** The dish's illustration; undefined where it is not, or no longer, on the restaurant's menu. */
function illustrationOf(restaurantId: string, dishId: string): string | undefined {
  const menu = Object.hasOwn(menus, restaurantId) ? menus[restaurantId] : undefined;
  return menu?.find(({ id }) => id === dishId)?.image;
}

/** An ordered dish as its menu shows it, or an empty plate where the menu has it no more. */
export function DishPicture({ restaurantId = '', dishId, size }: DishPictureProps) {
  const illustration = illustrationOf(restaurantId, dishId);
  return (
    <Box
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 3,
        bgcolor: 'tint.main',
      }}
    >
      <Illustration src={illustration ?? plate} size={Math.round(size * 0.68)} />
    </Box>
  );
}
