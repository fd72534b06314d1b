import { popularDishes, popularVegetarianDishes } from '../../data/popular-dishes.ts';
import { VegModeSwitch } from '../../shared/DietControls.tsx';
import { useVegMode } from '../../shared/diet.ts';
import { DishCard } from './DishCard.tsx';
import { CardCarousel } from './CardCarousel.tsx';

/** Shows popular dishes, each of which one tap adds to the cart. In veg mode they are all veg. */
export function PopularDishes() {
  const isVegMode = useVegMode();
  const dishes = isVegMode ? popularVegetarianDishes : popularDishes;
  return (
    <CardCarousel
      id="dishes"
      title={isVegMode ? 'Popular vegetarian dishes' : 'Popular dishes'}
      more={<VegModeSwitch />}
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
