import Box from '@mui/material/Box';
import type { CartItem } from '../../../machines/entities.ts';

/** The dishes of an order and how many of each. */
export function ItemList({ items }: { items: readonly CartItem[] }) {
  return (
    <Box
      component="ul"
      aria-label="Items"
      sx={{ listStyle: 'none', p: 0, my: 1.5, overflowWrap: 'anywhere' }}
    >
      {items.map((item) => (
        <li key={item.id}>
          <Box component="span" sx={{ fontWeight: 700, mr: 0.5 }}>
            {item.quantity}×
          </Box>{' '}
          {item.name}
        </li>
      ))}
    </Box>
  );
}
