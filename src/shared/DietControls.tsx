import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DietActor, useVegMode, VegModeActor } from './diet.ts';
import { LoadErrorNotice } from './LoadError.tsx';
import { VegetarianIcon } from './icons.tsx';
import { loadable } from './loadable.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { useDisclosure } from './use-disclosure.ts';

const AllergenSettingsDialog = loadable(
  async () => (await import('./AllergenSettingsDialog.tsx')).AllergenSettingsDialog,
);

const chip = {
  height: 40,
  px: 0.5,
  borderRadius: 999,
  flexShrink: 0,
  '&.MuiChip-outlined': { bgcolor: 'background.paper', borderColor: 'divider' },
} as const;

export function VegModeSwitch() {
  const vegMode = VegModeActor.useActorRef();
  const diet = DietActor.useActorRef();
  const isOn = useVegMode();
  return (
    <Chip
      component="button"
      type="button"
      clickable
      icon={<VegetarianIcon />}
      label="Veg mode"
      aria-pressed={isOn}
      color={isOn ? 'success' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      onClick={() => {
        if (isOn) diet.send({ type: 'record.changed', operation: { type: 'vegModeTurnedOff' } });
        else vegMode.send({ type: 'vegMode.requested' });
      }}
      sx={{
        ...chip,
        '& .MuiChip-icon': { color: isOn ? 'inherit' : 'mark.vegetarian', fontSize: '1.25rem' },
      }}
    />
  );
}

function allergensLabel(avoided: number): string {
  if (avoided === 0) return 'Allergens';
  return avoided === 1 ? 'Avoiding 1 allergen' : `Avoiding ${avoided} allergens`;
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
        label={allergensLabel(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        color={count > 0 ? 'success' : 'default'}
        variant={count > 0 ? 'filled' : 'outlined'}
        onClick={open}
        sx={chip}
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
      aria-label="Diet"
      sx={{ display: 'flex', flexWrap: 'wrap', flexShrink: 0, gap: 1 }}
    >
      <VegModeSwitch />
      <AllergensButton />
    </Box>
  );
}
