import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { cuisineName, dishName, restaurantName } from '../../data/names.ts';
import type { Cart, CartItem } from '../../domain/entities.ts';
import { messages as billMessages } from '../../shared/bill-messages.en.ts';
import { LazyAllergenWarning } from '../../shared/LazyAllergenWarning.tsx';
import { CartActor } from '../../shared/cart.ts';
import { controlSelector, isRepeated } from '../../shared/controls.ts';
import type { Control } from '../../shared/controls.ts';
import { DeliveryTime } from '../../shared/DeliveryTime.tsx';
import { DishNoteEditor } from '../../shared/DishNoteEditor.tsx';
import { DishMark } from '../../shared/DishMark.tsx';
import { DishPicture } from '../../shared/DishPicture.tsx';
import { MarkedName } from '../../shared/MarkedName.tsx';
import { Price } from '../../shared/Price.tsx';
import { QuantityStepper } from '../../shared/QuantityStepper.tsx';
import { DeleteIcon } from '../../shared/icons.tsx';
import { removeAndMoveFocus } from '../../shared/remove-and-move-focus.ts';
import { TextLink } from '../../shared/TextLink.tsx';
import { useDishNote } from '../../shared/use-dish-note.ts';
import { messages } from './messages.en.ts';
import { NonVegInCart } from './NonVegInCart.tsx';

/** The width and height of a dish's picture in pixels, and the gap between the picture and its text. */
const PICTURE_SIZE = 48;
const PICTURE_GAP = '12px';

/**
 * The elements to which the focus moves when a row is removed. If no row is left, the drawer's first button
 * gets the focus.
 */
const focusTargetsFor = (control: Control) => ({
  within: '[role="dialog"]',
  same: controlSelector(control),
  otherwise: ['button'],
});

type CartRowProps = { restaurantId: string | undefined; item: CartItem };

function CartRow({ restaurantId, item }: CartRowProps) {
  const cart = CartActor.useActorRef();
  const name = dishName(item.id, item.name);
  const remove = (event: MouseEvent, control: Control) => {
    // The first click of a double click may have removed the row above. This row then moved under the
    // pointer.
    if (isRepeated(event)) return;
    removeAndMoveFocus(event.currentTarget, focusTargetsFor(control), () => {
      cart.send({ type: 'cart.quantitySet', itemId: item.id, quantity: 0 });
    });
  };
  return (
    <Stack direction="row" sx={{ pt: 1.75, gap: PICTURE_GAP }}>
      <DishPicture restaurantId={restaurantId} dishId={item.id} size={PICTURE_SIZE} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          <MarkedName name={name} mark={<DishMark dishId={item.id} />} />
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="body2" component="div">
            <Price dollars={item.price} />
          </Typography>
          <Stack direction="row" sx={{ marginInlineStart: 'auto', marginInlineEnd: -1, gap: 0.5 }}>
            <QuantityStepper
              itemId={item.id}
              itemName={name}
              quantity={item.quantity}
              onChange={(quantity, event) => {
                if (quantity === 0) remove(event, 'decrease');
                else cart.send({ type: 'cart.quantitySet', itemId: item.id, quantity });
              }}
            />
            <IconButton
              data-control={'removeItem' satisfies Control}
              aria-label={messages.remove(name)}
              onClick={(event) => remove(event, 'removeItem')}
              sx={{ width: 40, height: 40, color: 'text.secondary' }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Stack>
        </Stack>
        <LazyAllergenWarning dishId={item.id} />
      </Box>
    </Stack>
  );
}

/** Edits the note of a dish. Typing renders only the note again, not the whole row. */
function CartNote({ item }: { item: CartItem }) {
  const note = useDishNote(item.id);
  return (
    <Box sx={{ paddingInlineStart: `calc(${PICTURE_SIZE}px + ${PICTURE_GAP})` }}>
      <DishNoteEditor item={item} note={note} />
    </Box>
  );
}

type CartItemsProps = { cart: Cart; onLeave: () => void };

export function CartItems({ cart, onLeave }: CartItemsProps) {
  return (
    <Box sx={{ flex: 1, px: 3, py: 2 }}>
      {cart.restaurant && (
        <Box sx={{ mb: 1 }}>
          <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            <TextLink
              to={`/restaurant/${encodeURIComponent(cart.restaurant.id)}`}
              color="inherit"
              onClick={onLeave}
            >
              {restaurantName(cart.restaurant.id, cart.restaurant.name)}
            </TextLink>
          </Typography>
          <Stack
            direction="row"
            sx={{ mt: 0.25, flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {cuisineName(cart.restaurant.cuisine)}
            </Typography>
            <DeliveryTime />
          </Stack>
        </Box>
      )}
      <NonVegInCart items={cart.items} />
      <ul aria-label={billMessages.dishes}>
        {cart.items.map((item) => (
          <Box
            component="li"
            key={item.id}
            sx={{
              pb: 1,
              borderBottom: '1px solid',
              borderColor: 'divider',
              '&:last-child': { borderBottom: 0 },
            }}
          >
            <CartRow restaurantId={cart.restaurant?.id} item={item} />
            <CartNote item={item} />
          </Box>
        ))}
      </ul>
    </Box>
  );
}
