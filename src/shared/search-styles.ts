import { FIELD_EDGE } from './field-edge.ts';
import { inheritedFont } from './inherited-font.ts';

/**
 * The styles of the frame of a search field. MUI's own input is not used, because it would make up a tenth of
 * the first load.
 */
export const searchFrame = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: 1,
  minWidth: 0,
  paddingInlineStart: 1.75,
  borderRadius: 999,
  border: '1px solid',
  borderColor: FIELD_EDGE,
  bgcolor: 'background.paper',
  color: 'primary.main',
  '&:focus-within': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
} as const;

export const searchInput = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  p: 0,
  border: 0,
  outline: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  ...inheritedFont,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
