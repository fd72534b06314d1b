import Button from '@mui/material/Button';
import type { CartItem, MenuItem, Restaurant } from '../../domain/entities.ts';
import { formatPrice } from '../../domain/money.ts';
import { AddingActor, pickDish } from '../../shared/adding.ts';
import type { DishDraft } from '../../shared/adding.ts';
import { CartActor } from '../../shared/cart.ts';
import { Price } from '../../shared/Price.tsx';
import { QuantityStepper } from '../../shared/QuantityStepper.tsx';
import { messages } from './dish-sheet-messages.en.ts';

type DishSheetFooterProps = {
  restaurant: Restaurant;
  item: MenuItem;
  /** The dish in the cart; undefined if the cart does not contain the dish. */
  ordered: CartItem | undefined;
  draft: DishDraft;
  onChange: (draft: DishDraft) => void;
};

/** Shows "Closed" as a disabled button that looks like text, so that it doesn't seem to be clickable. */
function Closed({ itemName }: { itemName: string }) {
  return (
    <Button
      disabled
      aria-label={messages.cannotAdd(itemName)}
      aria-describedby="closed-notice"
      sx={{
        p: 0,
        minWidth: 0,
        minHeight: 32,
        fontWeight: 600,
        '&.Mui-disabled': { color: 'text.secondary' },
      }}
    >
      <span>{messages.closed}</span>
    </Button>
  );
}

/**
 * Shows the quantity of a dish beside its Add button, or beside its price once the dish is in the cart. If
 * the restaurant is closed, a dish can't be added, but a dish in the cart can be changed or removed.
 */
export function DishSheetFooter({
  restaurant,
  item,
  ordered,
  draft,
  onChange,
}: DishSheetFooterProps) {
  const cart = CartActor.useActorRef();
  const adding = AddingActor.useActorRef();
  if (!ordered && !restaurant.isOpen) {
    return (
      <>
        <Price dollars={item.price} strong />
        <Closed itemName={item.name} />
      </>
    );
  }
  const { quantity } = ordered ?? draft;
  const price = item.price * quantity;
  const setQuantity = (next: number) => {
    if (ordered) cart.send({ type: 'cart.quantitySet', itemId: item.id, quantity: next });
    else onChange({ ...draft, quantity: next });
  };
  return (
    <>
      <QuantityStepper
        itemId={item.id}
        itemName={item.name}
        quantity={quantity}
        min={ordered ? 0 : 1}
        onChange={setQuantity}
      />
      {ordered ? (
        <Price dollars={price} strong />
      ) : (
        <Button
          variant="contained"
          aria-label={messages.addDish(quantity, formatPrice(price), item.name)}
          onClick={() => pickDish(adding, restaurant, item, draft)}
          sx={{ flex: 1, minHeight: 48 }}
        >
          <span>{messages.add(quantity, formatPrice(price))}</span>
        </Button>
      )}
    </>
  );
}
