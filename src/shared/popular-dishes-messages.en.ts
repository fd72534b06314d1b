export const messages = {
  popularDishes: 'Popular dishes',
  popularVegetarianDishes: 'Popular vegetarian dishes',
};
