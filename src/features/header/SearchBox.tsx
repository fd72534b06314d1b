import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { language } from '../../domain/language.en.ts';
import { readFormFields } from '../../shared/read-form.ts';
import { SearchIcon } from '../../shared/icons.tsx';
import { searchFrame, searchInput } from '../../shared/search-styles.ts';
import { messages } from './messages.en.ts';

/**
 * A phone's header has no room for the placeholder, so its field shows a shorter hint instead. Screen readers
 * announce the field's name.
 */
const shortHint = {
  '@media (max-width: 599.95px)': {
    position: 'relative',
    '& input::placeholder': { color: 'transparent' },
    '&:has(input:placeholder-shown)::after': {
      content: 'attr(data-hint)',
      position: 'absolute',
      insetInlineStart: 44,
      insetInlineEnd: 8,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'text.secondary',
      fontSize: '0.9375rem',
      pointerEvents: 'none',
    },
  },
} as const;

/**
 * Shows a search field that opens the restaurant list with the entered text and then clears itself. Blank
 * text does nothing.
 */
export function SearchBox() {
  const navigate = useNavigate();
  return (
    <Box
      component="form"
      role="search"
      // Before hydration, the browser itself submits the form to the restaurant list.
      action={`${language.basePath}/restaurants`}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const text = readFormFields(form, 'search').search.trim();
        if (text === '') return;
        form.reset();
        void navigate(`/restaurants?search=${encodeURIComponent(text)}`);
      }}
      data-hint={messages.searchHint}
      sx={{ ...searchFrame, ...shortHint, height: 44, paddingInlineEnd: 1 }}
    >
      <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box
        component="input"
        name="search"
        type="search"
        placeholder={messages.searchPlaceholder}
        aria-label={messages.search}
        enterKeyHint="search"
        sx={{
          ...searchInput,
          // An iPhone zooms into fields whose text is smaller than 16 pixels.
          fontSize: { xs: '1rem', md: '0.9375rem' },
          '&::placeholder': { color: 'text.secondary', opacity: 1, fontSize: '0.9375rem' },
        }}
      />
    </Box>
  );
}
