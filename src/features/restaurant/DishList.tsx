import Box from '@mui/material/Box';
import type { MenuItem, Restaurant } from '../../domain/entities.ts';
import { dishGrid } from './dish-grid.ts';
import { MenuItemCard } from './MenuItemCard.tsx';

export type DishListProps = {
  restaurant: Restaurant;
  dishes: readonly MenuItem[];
  /** The ID of the dish to which a link has led; '' if there is none. */
  marked: string;
  /** Opens the sheet with the large picture of a dish. */
  onOpen: (item: MenuItem) => void;
};

export function DishList({ restaurant, dishes, marked, onOpen }: DishListProps) {
  return (
    <Box component="ul" sx={dishGrid}>
      {dishes.map((item) => (
        <li key={item.id}>
          <MenuItemCard
            restaurant={restaurant}
            item={item}
            isMarked={item.id === marked}
            onOpen={onOpen}
          />
        </li>
      ))}
    </Box>
  );
}
