import Box from '@mui/material/Box';
import type { ListedOrder } from '../../domain/entities.ts';
import { messages as billMessages } from '../../shared/bill-messages.en.ts';
import { DishNote } from '../../shared/DishNote.tsx';
import { DishPicture } from '../../shared/DishPicture.tsx';

export function ItemList({ order }: { order: ListedOrder }) {
  return (
    <Box
      component="ul"
      aria-label={billMessages.dishes}
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
        overflowWrap: 'anywhere',
        lineHeight: 1.35,
      }}
    >
      {order.items.map((item) => (
        <Box
          component="li"
          key={item.id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}
        >
          <DishPicture restaurantId={order.restaurant.id} dishId={item.id} size={44} />
          <Box component="span" sx={{ minWidth: 0 }}>
            <Box component="span" sx={{ fontWeight: 700, marginInlineEnd: 0.5 }}>
              {`${item.quantity}×`}
            </Box>{' '}
            {item.name}
            <DishNote note={item.note} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
