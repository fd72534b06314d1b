import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { allergensOf, allergensOfKitchen } from '../../data/allergens.ts';
import { findLarge } from '../../data/large-dishes.ts';
import { toDishPicture } from '../../data/pictures.ts';
import type { MenuItem, Restaurant } from '../../domain/entities.ts';
import type { DishDraft } from '../../shared/adding.ts';
import { bottomSheet } from '../../shared/bottom-sheet.ts';
import { containsSentence, fullNameOf, kitchenCaution } from '../../shared/allergen-texts.ts';
import { CartActor } from '../../shared/cart.ts';
import { CloseButton } from '../../shared/CloseButton.tsx';
import { DietMarks } from '../../shared/DietMarks.tsx';
import { DishNoteEditor } from '../../shared/DishNoteEditor.tsx';
import { Layer } from '../../shared/Layer.tsx';
import { LazyAllergenWarning } from '../../shared/LazyAllergenWarning.tsx';
import { Picture } from '../../shared/Picture.tsx';
import { Price } from '../../shared/Price.tsx';
import { useDishNote } from '../../shared/use-dish-note.ts';
import { DishSheetFooter } from './DishSheetFooter.tsx';
import { messages } from './dish-sheet-messages.en.ts';

type AllergensProps = { restaurantId: string; dishId: string };

/**
 * Shows the allergens that the restaurant declares for a dish. Renders nothing if there is no declaration for
 * the dish.
 */
function Allergens({ restaurantId, dishId }: AllergensProps) {
  const allergens = allergensOf(dishId);
  if (!allergens) return null;
  return (
    <Box>
      <Typography variant="h4" component="h3" sx={{ mt: 2, mb: 1 }}>
        {messages.allergens}
      </Typography>
      {allergens.length === 0 ? (
        <Typography variant="body2">{containsSentence(allergens)}</Typography>
      ) : (
        <Box
          component="ul"
          aria-label={messages.allergens}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {allergens.map((allergen) => (
            <Chip
              key={allergen}
              component="li"
              label={fullNameOf(allergen)}
              sx={{ bgcolor: 'tint.main' }}
            />
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {kitchenCaution(allergensOfKitchen(restaurantId), allergens)}
      </Typography>
    </Box>
  );
}

const emptyDraft: DishDraft = { quantity: 1, note: '' };

type DishSheetProps = {
  restaurant: Restaurant;
  item: MenuItem;
  isOpen: boolean;
  onClose: () => void;
};

/**
 * Shows a dish with a large picture, its allergens, and the customer's note and quantity. Until the dish is in
 * the cart, the sheet remembers both. On a phone, the sheet is at the bottom of the screen.
 */
export function DishSheet({ restaurant, item, isOpen, onClose }: DishSheetProps) {
  const ordered = CartActor.useSelector(({ context }) =>
    context.cart.items.find(({ id }) => id === item.id),
  );
  const [draft, setDraft] = useState(emptyDraft);
  if (ordered && draft !== emptyDraft) setDraft(emptyDraft);
  const noteOfDraft = (text: string) => setDraft({ ...draft, note: text });
  const note = useDishNote(item.id, ordered ? undefined : noteOfDraft);
  const [, sendToNote] = note;
  /** Closes the sheet and saves an unfinished note, as the cart does when it closes. */
  const close = () => {
    sendToNote({ type: 'note.saved' });
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby="dish-title" slotProps={bottomSheet}>
      {isOpen && <Layer onClose={close} />}
      <DialogContent sx={{ p: 0 }}>
        <Picture
          picture={toDishPicture(item, findLarge(item.id))}
          sizes="(min-width: 600px) 520px, 100vw"
          isClosed={!restaurant.isOpen}
          sx={{ aspectRatio: '4 / 3', maxHeight: '45dvh', width: '100%' }}
        />
        <CloseButton
          label={messages.close}
          onClick={close}
          sx={{
            position: 'absolute',
            top: 12,
            insetInlineEnd: 12,
            bgcolor: 'background.paper',
            boxShadow: 2,
            '&:hover': { bgcolor: 'background.paper' },
          }}
        />
        <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Typography variant="h2" id="dish-title" sx={{ fontSize: '1.5rem' }}>
            {item.name}
          </Typography>
          <Box sx={{ mt: 0.25 }}>
            <Price dollars={item.price} />
          </Box>
          <DietMarks isVegetarian={item.isVegetarian} isSpicy={item.isSpicy} />
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{item.description}</Typography>
          <LazyAllergenWarning dishId={item.id} />
          <Allergens restaurantId={restaurant.id} dishId={item.id} />
          {(ordered || restaurant.isOpen) && (
            <DishNoteEditor item={ordered ?? { ...item, ...draft }} note={note} />
          )}
        </Box>
      </DialogContent>
      <DialogActions
        sx={{
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderTop: '1px solid',
          borderColor: 'divider',
          fontSize: '1.125rem',
          flexDirection: { xs: 'row' },
          alignItems: { xs: 'center' },
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <DishSheetFooter
          restaurant={restaurant}
          item={item}
          ordered={ordered}
          draft={draft}
          onChange={setDraft}
        />
      </DialogActions>
    </Dialog>
  );
}
