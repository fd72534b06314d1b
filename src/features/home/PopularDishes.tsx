import Box from '@mui/material/Box';
import { popularDishes, popularVegetarianDishes } from '../../data/popular-dishes.ts';
import { loadable } from '../../shared/loadable.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { useVegMode } from '../../shared/diet.ts';
import { DishCard } from './DishCard.tsx';
import { CardCarousel } from './CardCarousel.tsx';

const VegModeSwitch = loadable(
  async () => (await import('../../shared/DietControls.tsx')).VegModeSwitch,
);

export function PopularDishes() {
  const isVegMode = useVegMode();
  const dishes = isVegMode ? popularVegetarianDishes : popularDishes;
  return (
    <CardCarousel
      id="dishes"
      title={isVegMode ? 'Popular vegetarian dishes' : 'Popular dishes'}
      more={
        // This box reserves room for the switch until its code has loaded.
        <Box sx={{ minWidth: 116, minHeight: 40, alignSelf: 'center' }}>
          <PartBoundary failure={null}>
            <VegModeSwitch />
          </PartBoundary>
        </Box>
      }
      cardWidth={172}
      columns={dishes.length}
    >
      {dishes.map((dish) => (
        <li key={dish.item.id}>
          <DishCard dish={dish} />
        </li>
      ))}
    </CardCarousel>
  );
}
