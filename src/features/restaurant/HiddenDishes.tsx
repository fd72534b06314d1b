import Box from '@mui/material/Box';
import { FIELD_EDGE } from '../../shared/field-edge.ts';
import { NonVegetarianIcon } from '../../shared/icons.tsx';
import { DishList } from './DishList.tsx';
import type { DishListProps } from './DishList.tsx';
import { messages } from './messages.en.tsx';

/** Shows how many dishes veg mode hides, and lists them if the customer asks. */
export function HiddenDishes({ dishes, marked, ...list }: DishListProps) {
  if (dishes.length === 0) return null;
  return (
    <Box
      component="details"
      // The list starts open if a link has led to one of its dishes.
      open={dishes.some(({ id }) => id === marked)}
      sx={{ mt: 2 }}
    >
      <Box
        component="summary"
        sx={{
          px: 2,
          py: 1.25,
          mb: 1.5,
          borderRadius: 3,
          border: '1px dashed',
          borderColor: FIELD_EDGE,
          cursor: 'pointer',
          '& svg': { fontSize: '1.125rem', verticalAlign: '-0.2em', color: 'mark.nonVegetarian' },
          'details[open] > & b': { display: 'none' },
        }}
      >
        <NonVegetarianIcon /> <span>{messages.hiddenDishes(dishes.length)}</span>{' '}
        <b>{messages.showHidden(dishes.length)}</b>
      </Box>
      <DishList dishes={dishes} marked={marked} {...list} />
    </Box>
  );
}
