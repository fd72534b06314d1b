import Box from '@mui/material/Box';
import { menus } from '../data/menus.ts';
import { toDishPicture } from '../data/pictures.ts';
import { emptyThali } from '../data/scenes.ts';
import { Picture } from './Picture.tsx';

type DishPictureProps = {
  restaurantId: string | undefined;
  dishId: string;
  /** The width and height in pixels. */
  size: number;
};

function findDish(restaurantId: string, dishId: string) {
  const menu = Object.hasOwn(menus, restaurantId) ? menus[restaurantId] : undefined;
  return menu?.find(({ id }) => id === dishId);
}

/** Shows the picture of a dish in a list, or an empty plate if the restaurant no longer has the dish. */
export function DishPicture({ restaurantId = '', dishId, size }: DishPictureProps) {
  const dish = findDish(restaurantId, dishId);
  // The small file for cards is large enough, and the browser has often loaded it for the menu.
  const { card, width, height, tint } = dish?.image ? toDishPicture(dish) : emptyThali;
  return (
    <Box sx={{ flexShrink: 0 }}>
      <Picture
        picture={{ card, width, height, tint }}
        sx={{ width: size, height: size, borderRadius: 2.5 }}
      />
    </Box>
  );
}
