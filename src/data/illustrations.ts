import beans from './illustrations/beans.svg?no-inline';
import bellPepper from './illustrations/bell-pepper.svg?no-inline';
import brownMushroom from './illustrations/brown-mushroom.svg?no-inline';
import burrito from './illustrations/burrito.svg?no-inline';
import carrot from './illustrations/carrot.svg?no-inline';
import cheeseWedge from './illustrations/cheese-wedge.svg?no-inline';
import cookedRice from './illustrations/cooked-rice.svg?no-inline';
import cooking from './illustrations/cooking.svg?no-inline';
import cucumber from './illustrations/cucumber.svg?no-inline';
import cupWithStraw from './illustrations/cup-with-straw.svg?no-inline';
import curryRice from './illustrations/curry-rice.svg?no-inline';
import cutOfMeat from './illustrations/cut-of-meat.svg?no-inline';
import dango from './illustrations/dango.svg?no-inline';
import dumpling from './illustrations/dumpling.svg?no-inline';
import earOfCorn from './illustrations/ear-of-corn.svg?no-inline';
import falafel from './illustrations/falafel.svg?no-inline';
import flatbread from './illustrations/flatbread.svg?no-inline';
import friedShrimp from './illustrations/fried-shrimp.svg?no-inline';
import greenSalad from './illustrations/green-salad.svg?no-inline';
import hamburger from './illustrations/hamburger.svg?no-inline';
import hotPepper from './illustrations/hot-pepper.svg?no-inline';
import leafyGreen from './illustrations/leafy-green.svg?no-inline';
import mango from './illustrations/mango.svg?no-inline';
import meatOnBone from './illustrations/meat-on-bone.svg?no-inline';
import onion from './illustrations/onion.svg?no-inline';
import peaPod from './illustrations/pea-pod.svg?no-inline';
import peanuts from './illustrations/peanuts.svg?no-inline';
import pizza from './illustrations/pizza.svg?no-inline';
import pizzaVegetable from './illustrations/pizza-vegetable.svg?no-inline';
import potOfFood from './illustrations/pot-of-food.svg?no-inline';
import potato from './illustrations/potato.svg?no-inline';
import poultryLeg from './illustrations/poultry-leg.svg?no-inline';
import roastedSweetPotato from './illustrations/roasted-sweet-potato.svg?no-inline';
import sandwich from './illustrations/sandwich.svg?no-inline';
import shallowPanOfFood from './illustrations/shallow-pan-of-food.svg?no-inline';
import shrimp from './illustrations/shrimp.svg?no-inline';
import spaghetti from './illustrations/spaghetti.svg?no-inline';
import spaghettiVegetable from './illustrations/spaghetti-vegetable.svg?no-inline';
import steamingBowl from './illustrations/steaming-bowl.svg?no-inline';
import stuffedFlatbread from './illustrations/stuffed-flatbread.svg?no-inline';
import taco from './illustrations/taco.svg?no-inline';
import tomato from './illustrations/tomato.svg?no-inline';

/**
 * Addresses of the pictures of food that restaurants, menus and orders show. Other screens import
 * their pictures from `illustrations/` themselves, so that this map does not drag theirs along.
 * `?no-inline` keeps even the small files out of the scripts.
 */
export const illustrations = {
  beans,
  bellPepper,
  brownMushroom,
  burrito,
  carrot,
  cheeseWedge,
  cookedRice,
  cooking,
  cucumber,
  cupWithStraw,
  curryRice,
  cutOfMeat,
  dango,
  dumpling,
  earOfCorn,
  falafel,
  flatbread,
  friedShrimp,
  greenSalad,
  hamburger,
  hotPepper,
  leafyGreen,
  mango,
  meatOnBone,
  onion,
  peaPod,
  peanuts,
  pizza,
  pizzaVegetable,
  potOfFood,
  potato,
  poultryLeg,
  roastedSweetPotato,
  sandwich,
  shallowPanOfFood,
  shrimp,
  spaghetti,
  spaghettiVegetable,
  steamingBowl,
  stuffedFlatbread,
  taco,
  tomato,
} as const;

export type IllustrationName = keyof typeof illustrations;
