import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { formText } from '../../shared/form-text.ts';
import { SearchIcon } from '../../shared/icons.tsx';
import { inheritedFont } from '../../shared/inherited-font.ts';

/** Takes any text that isn't blank to the restaurant list, then clears itself. */
export function SearchBox() {
  const navigate = useNavigate();
  return (
    <Box
      component="form"
      role="search"
      // Searches before the page's scripts are there, too.
      action="/restaurants"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const text = formText(new FormData(form), 'search').trim();
        if (text === '') return;
        form.reset();
        void navigate(`/restaurants?search=${encodeURIComponent(text)}`);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 44,
        pl: 1.75,
        pr: 1,
        flex: 1,
        minWidth: 0,
        borderRadius: 999,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:focus-within': {
          borderColor: 'primary.main',
          boxShadow: 'inset 0 0 0 1px currentColor',
        },
        color: 'primary.main',
      }}
    >
      <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      {/* MUI's own input would be a tenth of the first load. */}
      <Box
        component="input"
        name="search"
        type="search"
        placeholder="Search for restaurants or food..."
        aria-label="Search for restaurants or food"
        enterKeyHint="search"
        sx={{
          flex: 1,
          minWidth: 0,
          height: '100%',
          p: 0,
          border: 0,
          outline: 0,
          bgcolor: 'transparent',
          color: 'text.primary',
          textOverflow: 'ellipsis',
          ...inheritedFont,
          // Below 16 pixels an iPhone zooms into the field.
          fontSize: { xs: '1rem', md: '0.9375rem' },
          '&::placeholder': { color: 'text.secondary', opacity: 1, fontSize: '0.9375rem' },
        }}
      />
    </Box>
  );
}
