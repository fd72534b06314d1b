import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { chipLook } from './chip-look.ts';
import { messages } from './diet-messages.en.ts';
import { DietActor, useVegMode, VegModeActor } from './diet.ts';
import { LoadErrorNotice } from './LoadError.tsx';
import { VegetarianIcon } from './icons.tsx';
import { loadable } from './loadable.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { ToggleChip } from './ToggleChip.tsx';
import { useDisclosure } from './use-disclosure.ts';

const AllergenSettingsDialog = loadable(
  async () => (await import('./AllergenSettingsDialog.tsx')).AllergenSettingsDialog,
);

/**
 * The padding of the two chips. It is small, so that both chips and the menu's search field fit into a row of
 * 360 pixels.
 */
const NARROW_RIM = '3px';

export function VegModeSwitch() {
  const vegMode = VegModeActor.useActorRef();
  const diet = DietActor.useActorRef();
  const isOn = useVegMode();
  return (
    <ToggleChip
      icon={<VegetarianIcon />}
      label={messages.vegMode}
      isOn={isOn}
      color="success"
      onClick={() => {
        if (isOn) diet.send({ type: 'record.changed', operation: { type: 'vegModeTurnedOff' } });
        else vegMode.send({ type: 'vegMode.requested' });
      }}
      sx={{
        px: NARROW_RIM,
        '& .MuiChip-icon': { color: isOn ? 'inherit' : 'mark.vegetarian', fontSize: '1.25rem' },
      }}
    />
  );
}

function AllergensButton() {
  const { isOpen, open, close } = useDisclosure();
  const count = DietActor.useSelector(({ context }) => context.value.avoided.length);
  return (
    <>
      <Chip
        component="button"
        type="button"
        clickable
        label={count > 0 ? messages.avoiding(count) : messages.allergens}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        color={count > 0 ? 'primary' : 'default'}
        variant={count > 0 ? 'filled' : 'outlined'}
        onClick={open}
        sx={{ ...chipLook, px: NARROW_RIM }}
      />
      <PartBoundary failure={isOpen && <LoadErrorNotice onDismiss={close} />}>
        <AllergenSettingsDialog isOpen={isOpen} onClose={close} />
      </PartBoundary>
    </>
  );
}

export function DietControls() {
  return (
    <Box
      role="group"
      aria-label={messages.diet}
      sx={{ display: 'flex', flexWrap: 'wrap', flexShrink: 0, maxWidth: 1, gap: 1 }}
    >
      <VegModeSwitch />
      <AllergensButton />
    </Box>
  );
}
