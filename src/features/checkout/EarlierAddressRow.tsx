import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeliveryAddress } from '../../domain/entities.ts';
import { isolated } from '../../domain/isolated.ts';
import { CheckCircleIcon, DeleteIcon } from '../../shared/icons.tsx';
import { FIELD_EDGE } from '../../shared/field-edge.ts';
import { removeAndMoveFocus } from '../../shared/remove-and-move-focus.ts';
import { controlSelector } from '../../shared/controls.ts';
import type { Control } from '../../shared/controls.ts';
import { messages } from './messages.en.ts';

type EarlierAddressRowProps = {
  address: DeliveryAddress;
  /** Whether the fields contain this address. */
  isPresent: boolean;
  /** Whether this is the only address. If so, it needs no mark that shows which address is chosen. */
  isOnly: boolean;
  onChoose: () => void;
  /**
   * Opens the collapsed fields, which contain this address. Undefined if the fields are open or contain
   * another address.
   */
  onEdit: ((button: HTMLButtonElement) => void) | undefined;
  /** Removes the address. Undefined until the customer clicks "Manage" above the list. */
  onRemove: (() => void) | undefined;
};

/**
 * The elements to which the focus moves after an address is removed. If no address is left, the Undo button
 * gets the focus.
 */
const focusTargets = {
  within: '[role=group]',
  same: controlSelector('removeAddress'),
  otherwise: ['button'],
};

/**
 * The circle in front of an address that is not chosen. It is as large as the visible part of the tick's
 * icon.
 */
const emptyMark = {
  flexShrink: 0,
  width: 20,
  height: 20,
  m: '2px',
  border: `2px solid ${FIELD_EDGE}`,
  borderRadius: '50%',
} as const;

/**
 * Shows an address as a button that fills in the fields. Buttons beside it edit the chosen address and remove
 * any address.
 */
export function EarlierAddressRow(props: EarlierAddressRowProps) {
  const { address, isPresent, isOnly, onChoose, onEdit, onRemove } = props;
  const { street, city, zipCode, instructions } = address;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'stretch',
        border: '1px solid',
        borderColor: isPresent ? 'primary.main' : 'divider',
        borderRadius: 3,
        bgcolor: isPresent ? 'tint.main' : 'transparent',
        '&:hover': { bgcolor: isPresent ? 'tint.main' : 'action.hover' },
      }}
    >
      <ButtonBase
        aria-current={isPresent || undefined}
        onClick={onChoose}
        sx={{
          flex: 1,
          minWidth: 0,
          gap: 1.5,
          px: 2,
          py: 1.25,
          borderRadius: 3,
          justifyContent: 'flex-start',
          textAlign: 'start',
        }}
      >
        {!isOnly &&
          (isPresent ? (
            <CheckCircleIcon sx={{ color: 'primary.main' }} />
          ) : (
            <Box component="span" sx={emptyMark} />
          ))}
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.35 }}>
            {street}
          </Typography>{' '}
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {`${isolated(city)} ${isolated(zipCode)}`}
          </Typography>{' '}
          {instructions && (
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              {instructions}
            </Typography>
          )}{' '}
          {isOnly && !isPresent && (
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', mt: 0.5, color: 'primary.main', fontWeight: 700 }}
            >
              {messages.chooseAddress}
            </Typography>
          )}
        </Box>
      </ButtonBase>
      {onEdit && (
        <Button
          aria-label={messages.editAddress(street, city)}
          onClick={({ currentTarget }) => onEdit(currentTarget)}
          sx={{ alignSelf: 'center', px: 1.5, mx: 0.5, flexShrink: 0 }}
        >
          <span>{messages.edit}</span>
        </Button>
      )}
      {onRemove && (
        <IconButton
          data-control={'removeAddress' satisfies Control}
          aria-label={messages.removeAddress(street, city)}
          onClick={({ currentTarget }) => removeAndMoveFocus(currentTarget, focusTargets, onRemove)}
          sx={{ alignSelf: 'center', mx: 0.5, color: 'text.secondary' }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}
