import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { allergens } from '../domain/allergens.ts';
import { messages } from './allergen-dialog-messages.en.ts';
import { fullNameOf } from './allergen-texts.ts';
import { DietActor } from './diet.ts';
import { GuestStorageNote } from './GuestStorageNote.tsx';
import { Layer } from './Layer.tsx';

type AllergenSettingsDialogProps = { isOpen: boolean; onClose: () => void };

/**
 * Lets the customer choose which of the eight declared allergens to avoid. Each choice takes effect at once.
 */
export function AllergenSettingsDialog({ isOpen, onClose }: AllergenSettingsDialogProps) {
  const diet = DietActor.useActorRef();
  const avoided = DietActor.useSelector(({ context }) => context.value.avoided);
  return (
    <Dialog open={isOpen} onClose={onClose} aria-describedby="allergens-text">
      {isOpen && <Layer onClose={onClose} />}
      <DialogTitle>{messages.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="allergens-text" sx={{ mb: 1.5 }}>
          {messages.text}
        </DialogContentText>
        <FormGroup>
          {allergens.map((allergen) => (
            <FormControlLabel
              key={allergen}
              label={fullNameOf(allergen)}
              // The checkbox is beside the first line of a long name.
              sx={{
                alignItems: 'flex-start',
                '& .MuiFormControlLabel-label': { py: '10px', lineHeight: 1.4 },
              }}
              control={
                <Checkbox
                  checked={avoided.includes(allergen)}
                  onChange={(_, isAvoided) =>
                    diet.send({
                      type: 'record.changed',
                      operation: {
                        type: isAvoided ? 'allergenAvoided' : 'allergenAccepted',
                        allergen,
                      },
                    })
                  }
                />
              }
            />
          ))}
        </FormGroup>
        <GuestStorageNote>{messages.guestStorage}</GuestStorageNote>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {messages.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
