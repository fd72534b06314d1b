import Box from '@mui/material/Box';
import { NonVegetarianIcon } from '../../shared/icons.tsx';
import { DishList } from './DishList.tsx';
import type { DishListProps } from './DishList.tsx';

/** The dishes that veg mode hides: their number, and the dishes themselves on request. */
export function HiddenDishes({ dishes, marked, ...list }: DishListProps) {
  if (dishes.length === 0) return null;
  return (
    <Box
      component="details"
      // A link to one of them is a wish to see it.
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
          borderColor: 'divider',
          cursor: 'pointer',
          '& svg': { fontSize: '1.125rem', verticalAlign: '-0.2em', color: 'mark.nonVegetarian' },
          'details[open] > & b': { display: 'none' },
        }}
      >
        <NonVegetarianIcon />{' '}
        <span>
          {dishes.length === 1
            ? '1 non-veg dish hidden.'
            : `${dishes.length} non-veg dishes hidden.`}
        </span>{' '}
        <b>{dishes.length === 1 ? 'Show it' : 'Show them'}</b>
      </Box>
      <DishList dishes={dishes} marked={marked} {...list} />
    </Box>
  );
}
